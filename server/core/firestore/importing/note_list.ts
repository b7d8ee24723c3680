import type { DocumentFields, DocumentValue } from "../document.ts";
import type { Note, NoteCode } from "./reading.ts";

/** Collects the notes about one document, or about a map in it. */
export class NoteList {
  readonly notes: Note[];

  constructor(readonly prefix = "", notes: Note[] = []) {
    this.notes = notes;
  }

  add(code: NoteCode, field: string | null = null): void {
    this.notes.push({ code, field: field === null ? null : this.prefix + field });
  }

  /** The notes about a map, in the same list. */
  inside(field: string): NoteList {
    return new NoteList(`${this.prefix}${field}.`, this.notes);
  }

  /** Notes each field that is not one of `known`. */
  unknownFields(fields: DocumentFields, known: readonly string[]): void {
    for (const name of Object.keys(fields)) {
      if (!known.includes(name)) this.add("UNKNOWN_FIELD", name);
    }
  }

  /** Returns what `read` makes of a field; null where there is none, or a noted one of another type. */
  typed<T>(fields: DocumentFields, name: string, read: (value?: DocumentValue) => T | null) {
    const value = fields[name];
    if (value === undefined || value.nullValue === null) return null;
    const result = read(value);
    if (result === null) this.add("WRONG_TYPE", name);
    return result;
  }
}
