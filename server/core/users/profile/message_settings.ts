import { command } from "../../command.ts";
import { permit } from "../../permissions.ts";
import { checkedSignature, type MessageSettings } from "../user.ts";

/** Sets how the viewer's messages begin and end. A field that is left out stays. */
export const updateMessageSettings = command(
  async ({ db, viewer, emit }, input: MessageSettings) => {
    const userId = permit(viewer, "messageSettings.edit");
    const hasDisclosure = input.hasDisclosure ?? undefined;
    const hasShortLinks = input.hasShortLinks ?? undefined;
    const lines = input.signature === undefined
      ? undefined
      : checkedSignature(input.signature ?? "");
    const changes = {
      ...hasDisclosure !== undefined && { has_disclosure: hasDisclosure },
      ...hasShortLinks !== undefined && { has_short_links: hasShortLinks },
      ...lines !== undefined && { signature: lines },
    };
    if (Object.keys(changes).length === 0) return userId;
    await db.updateTable("users").set(changes)
      .where("id", "=", userId).execute();
    emit({ name: "messageSettings.changed", userId });
    return userId;
  },
);
