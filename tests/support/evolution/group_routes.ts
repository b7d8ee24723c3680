import { ApiError, badRequest, notFound } from "./api_error.ts";
import type { Instance } from "./instances.ts";
import { groupForm, type PhoneNetwork } from "./numbers.ts";

/** Responds to requests below `/group`: the groups of the number, or an error. */
export function groupRoutes(network: PhoneNetwork) {
  return ({ owner, state }: Instance, what: string, given: URLSearchParams): object => {
    const groups = [...network.groups.values()].filter(({ members }) => members.has(owner ?? ""));
    if (what === "fetchAllGroups") {
      const wanted = given.get("getParticipants");
      if (wanted === null) throw badRequest(['requires property "getParticipants"']);
      if (state !== "open") throw new ApiError(500, ["Error: Connection Closed"]);
      if (network.listsNothing) return [];
      return groups.map((group) => groupForm(group, wanted === "true"));
    }
    const id = given.get("groupJid") ?? "";
    const title = what === "inviteCode" ? "No invite code" : "Error fetching group";
    if (state !== "open") throw notFound(title, "Error: Connection Closed");
    if (!network.groups.has(id)) throw notFound(title, "Error: item-not-found");
    const group = groups.find((one) => one.id === id);
    if (!group) throw notFound(title, "Error: forbidden");
    if (what === "findGroupInfos") return groupForm(group, true);
    if (group.members.get(owner!) === null) throw notFound(title, "Error: not-authorized");
    const inviteCode = `CODE${id.slice(0, 18)}`;
    return { inviteUrl: `https://chat.whatsapp.com/${inviteCode}`, inviteCode };
  };
}
