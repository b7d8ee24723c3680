import { UNLIMITED } from "../../plans/limits.ts";
import { type DocumentFields, integerOf, mapOf, textOf } from "../document.ts";
import { WarningList } from "./warning_list.ts";
import type { ReadPlan } from "./reading.ts";

/** The most characters of a plan's name. */
const LONGEST_NAME = 40;

/** Reads `plans/{priceId}`. */
export function readPlan(fields: DocumentFields, warnings: WarningList): ReadPlan {
  warnings.unknownFields(fields, ["name", "limits"]);
  return {
    name: warnings.typed(fields, "name", textOf)?.trim().slice(0, LONGEST_NAME) || null,
    limits: readLimits(warnings.typed(fields, "limits", mapOf) ?? {}, warnings.inside("limits")),
  };
}

/** Returns the limits that are whole numbers; names that we do not know are for admins to see. */
export function readLimits(fields: DocumentFields, warnings: WarningList): Record<string, number> {
  const limits: Record<string, number> = {};
  for (const [name, value] of Object.entries(fields)) {
    const limit = integerOf(value);
    if (limit !== null && limit >= UNLIMITED && !name.includes("\0")) limits[name] = limit;
    else warnings.add("WRONG_TYPE", name);
  }
  return limits;
}
