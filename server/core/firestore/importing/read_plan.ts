import { UNLIMITED } from "../../plans/limits.ts";
import { type DocumentFields, integerOf, mapOf, textOf } from "../document.ts";
import { NoteList } from "./note_list.ts";
import type { ReadPlan } from "./reading.ts";

/** The most characters of a plan's name. */
const LONGEST_NAME = 40;

/** Reads `plans/{priceId}`. */
export function readPlan(fields: DocumentFields, notes: NoteList): ReadPlan {
  notes.unknownFields(fields, ["name", "limits"]);
  return {
    name: notes.typed(fields, "name", textOf)?.trim().slice(0, LONGEST_NAME) || null,
    limits: readLimits(notes.typed(fields, "limits", mapOf) ?? {}, notes.inside("limits")),
  };
}

/** Returns the limits that are whole numbers; names that we do not know are for admins to see. */
export function readLimits(fields: DocumentFields, notes: NoteList): Record<string, number> {
  const limits: Record<string, number> = {};
  for (const [name, value] of Object.entries(fields)) {
    const limit = integerOf(value);
    if (limit !== null && limit >= UNLIMITED && !name.includes("\0")) limits[name] = limit;
    else notes.add("WRONG_TYPE", name);
  }
  return limits;
}
