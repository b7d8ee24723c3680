import { checkedColors, colorNames, type Colors } from "../../appearance/colors.ts";
import { checkedName } from "../../appearance/theme.ts";
import { type SendingMode, sendingModes } from "../../delivery/settings/bot_settings.ts";
import { Failure } from "../../errors.ts";
import {
  type DocumentFields,
  type FirestoreDocument,
  isStorable,
  mapOf,
  paths,
  textOf,
} from "../document.ts";
import { WarningList } from "./warning_list.ts";
import { readPlan } from "./read_plan.ts";
import { readProfile } from "./read_profile.ts";
import type { Reading } from "./reading.ts";

/** The collections whose documents we read; others are kept as they are. */
const COLLECTIONS = new Set(["users", "plans", "global_settings"]);

/** Says what a document is to us, without looking at anything else. */
export function readDocument(
  { path, fields }: Pick<FirestoreDocument, "path" | "fields">,
): Reading {
  const warnings = new WarningList();
  if (!isStorable(path)) return { kind: "REFUSED", warnings: [] };
  return { ...read(path, fields, warnings), warnings: warnings.warnings };
}

type Read = Reading extends infer R ? R extends Reading ? Omit<R, "warnings"> : never : never;

function read(path: string, fields: DocumentFields, warnings: WarningList): Read {
  const [collection, id, ...below] = path.split("/") as [string, string, ...string[]];
  if (collection === "users" && below.length === 0) {
    return { kind: "USER", uid: id, profile: readProfile(fields, warnings) };
  }
  if (path === paths.botSettings(id)) {
    return { kind: "BOT_SETTINGS", uid: id, sendingMode: readMode(fields, warnings) };
  }
  if (collection === "plans" && below.length === 0) {
    return { kind: "PLAN", priceId: id, plan: readPlan(fields, warnings) };
  }
  if (path === paths.appearance) {
    return { kind: "APPEARANCE", colors: readColors(fields, warnings) };
  }
  if (path === paths.theme(below.at(-1) ?? "")) return readTheme(below.at(-1)!, fields, warnings);
  warnings.add(COLLECTIONS.has(collection) ? "UNKNOWN_DOCUMENT" : "UNKNOWN_COLLECTION");
  return { kind: "RAW" };
}

function readMode(fields: DocumentFields, warnings: WarningList): SendingMode | null {
  warnings.unknownFields(fields, ["sendingMode"]);
  const given = warnings.typed(fields, "sendingMode", textOf);
  if (given === null) return null;
  const mode = sendingModes.find((mode) => mode === given);
  if (!mode) warnings.add("UNKNOWN_VALUE", "sendingMode");
  return mode ?? null;
}

/** Reads the colours that are there; one that is none gets a warning. */
function readColors(fields: DocumentFields, warnings: WarningList): Partial<Colors> {
  warnings.unknownFields(fields, colorNames);
  return Object.assign(
    {},
    ...colorNames.map((name) => {
      const given = warnings.typed(fields, name, textOf);
      if (given === null) return {};
      try {
        return checkedColors({ [name]: given });
      } catch (error) {
        if (!(error instanceof Failure)) throw error;
        warnings.add("INVALID_COLOR", name);
        return {};
      }
    }),
  );
}

/** A theme needs a name and all three colours. */
function readTheme(id: string, fields: DocumentFields, warnings: WarningList): Read {
  warnings.unknownFields(fields, ["name", "settings"]);
  const name = nameOf(warnings.typed(fields, "name", textOf));
  const colors = readColors(
    warnings.typed(fields, "settings", mapOf) ?? {},
    warnings.inside("settings"),
  );
  if (name === null) warnings.add("INVALID_NAME", "name");
  const isWhole = colorNames.every((one) => colors[one] !== undefined);
  if (!isWhole) warnings.add("INVALID_COLOR", "settings");
  if (name === null || !isWhole) return { kind: "REFUSED" };
  return { kind: "THEME", id, theme: { name, colors: colors as Colors } };
}

function nameOf(given: string | null): string | null {
  try {
    return given && checkedName(given);
  } catch (error) {
    if (error instanceof Failure) return null;
    throw error;
  }
}
