import { command } from "../../command.ts";
import { Failure } from "../../errors.ts";
import { permit } from "../../permissions.ts";

/** Forgets the gateway and its key: nothing more is paired through it. @throws GATEWAY_MISSING */
export const removeGateway = command(async ({ db, viewer, emit }): Promise<{ url: string }> => {
  const userId = permit(viewer, "gateway.edit");
  const gone = await db.deleteFrom("messenger_gateway").returning("url").executeTakeFirst();
  if (!gone) throw new Failure("GATEWAY_MISSING");
  emit({ name: "gateway.removed", userId, host: new URL(gone.url).host });
  return gone;
});
