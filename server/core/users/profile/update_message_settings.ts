import { command } from "../../command.ts";
import { Failure } from "../../errors.ts";
import type { Given } from "../../given.ts";
import { withoutControls } from "../../offers/field_values.ts";
import { permit } from "../../permissions.ts";

/** Characters of a signature at most. */
const LONGEST_SIGNATURE = 200;

export type MessageSettings = Given<{
  /** Whether `#publi` is the first line of every message. */
  disclosure: boolean;
  /** The last lines of every message; null or empty: none. */
  signature: string;
}>;

/** Sets how the viewer's messages begin and end: what is left out stays. */
export const updateMessageSettings = command(
  async ({ db, viewer, emit }, { disclosure, signature }: MessageSettings) => {
    const userId = permit(viewer, "messageSettings.edit");
    const discloses = disclosure ?? undefined;
    const lines = signature === undefined ? undefined : checkedSignature(signature ?? "");
    if (discloses === undefined && lines === undefined) return userId;
    await db.updateTable("users")
      .set({
        ...discloses !== undefined && { discloses },
        ...lines !== undefined && { signature: lines },
      })
      .where("id", "=", userId).execute();
    emit({ name: "messageSettings.changed", userId });
    return userId;
  },
);

function checkedSignature(typed: string): string {
  const lines = withoutControls(typed).trim();
  if (lines.length > LONGEST_SIGNATURE) throw new Failure("SIGNATURE_TOO_LONG", ["signature"]);
  return lines;
}
