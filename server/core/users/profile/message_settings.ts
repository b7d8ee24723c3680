import { command } from "../../command.ts";
import { Failure } from "../../errors.ts";
import type { Given } from "../../given.ts";
import { withoutControls } from "../../offers/field_values.ts";
import { permit } from "../../permissions.ts";

/** Characters. */
const LONGEST_SIGNATURE = 200;

export type MessageSettings = Given<{
  /** Whether `#publi` is the first line of every message. */
  hasDisclosure: boolean;
  /** The last lines of every message; null or empty: none. */
  signature: string;
}>;

/** Sets how the viewer's messages begin and end. A field that is left out stays. */
export const updateMessageSettings = command(
  async ({ db, viewer, emit }, input: MessageSettings) => {
    const userId = permit(viewer, "messageSettings.edit");
    const hasDisclosure = input.hasDisclosure ?? undefined;
    const lines = input.signature === undefined
      ? undefined
      : checkedSignature(input.signature ?? "");
    if (hasDisclosure === undefined && lines === undefined) return userId;
    await db.updateTable("users")
      .set({
        ...hasDisclosure !== undefined && { has_disclosure: hasDisclosure },
        ...lines !== undefined && { signature: lines },
      })
      .where("id", "=", userId).execute();
    emit({ name: "messageSettings.changed", userId });
    return userId;
  },
);

/** Returns the signature as it is stored. @throws Failure SIGNATURE_TOO_LONG */
export function checkedSignature(typed: string): string {
  const lines = withoutControls(typed).trim();
  if (lines.length > LONGEST_SIGNATURE) throw new Failure("SIGNATURE_TOO_LONG", ["signature"]);
  return lines;
}
