import { command } from "../../command.ts";
import { permit } from "../../permissions.ts";
import { checkedSignature, type MessageSettings } from "../user.ts";

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
