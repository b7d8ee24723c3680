import {
  type DocumentFields,
  type DocumentValue,
  isStorable,
  ORIGIN,
  storable,
} from "../document.ts";
import type { ImportWarning, WarningCode } from "./reading.ts";

/** The most warnings about one document: one of a megabyte may have a hundred thousand fields. */
const MOST = 100;

const MORE: ImportWarning = { code: "MORE_FIELDS", field: null };

/** Collects the warnings about one document, or about a map in it. */
export class WarningList {
  readonly warnings: ImportWarning[];

  constructor(readonly prefix = "", warnings: ImportWarning[] = []) {
    this.warnings = warnings;
  }

  add(code: WarningCode, field: string | null = null): void {
    if (this.warnings.length > MOST) return;
    if (this.warnings.length === MOST) return void this.warnings.push(MORE);
    this.warnings.push({ code, field: field === null ? null : storable(this.prefix + field) });
  }

  /** The warnings about a map, in the same list. */
  inside(field: string): WarningList {
    return new WarningList(`${this.prefix}${field}.`, this.warnings);
  }

  /** Adds a warning for each field that is not one of `known`. */
  unknownFields(fields: DocumentFields, known: readonly string[]): void {
    for (const name of Object.keys(fields)) {
      const isMark = name === ORIGIN && this.prefix === "";
      if (!known.includes(name) && !isMark) this.add("UNKNOWN_FIELD", name);
    }
  }

  /** Returns what `read` makes of a field; null without one. One of another type gets a warning. */
  typed<T>(fields: DocumentFields, name: string, read: (value?: DocumentValue) => T | null) {
    const value = fields[name];
    if (value === undefined || value.nullValue === null) return null;
    const result = read(value);
    if (result === null) {
      this.add(isStorable(value.stringValue) ? "WRONG_TYPE" : "NOT_STORABLE", name);
    }
    return result;
  }
}
