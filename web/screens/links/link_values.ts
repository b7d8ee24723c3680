import type { LinkForm_link$data } from "../../__generated__/LinkForm_link.graphql.ts";
import type { CreateShortLinkInput } from "../../__generated__/useSaveLinkCreateMutation.graphql.ts";
import { localTime } from "../../shared/time_zones.ts";

/** A target of several, as typed. */
export type TargetValues = {
  url: string;
  weight: string;
  device: "" | "MOBILE" | "TABLET" | "DESKTOP";
  countries: string;
  hoursFrom: string;
  hoursTo: string;
};

/** Where a link leads: to one target, to one of several, or to the group with room. */
export type LinkKind = "one" | "several" | "groups";

/** The values of the form, as typed. */
export type LinkValues = {
  kind: LinkKind;
  title: string;
  slug: string;
  targetUrl: string;
  targets: TargetValues[];
  /** The ids of the groups, in the order in which they are filled. */
  groups: { groupId: string }[];
  /** Where people are led when all groups are full; empty: to a page that says so. */
  fallback: string;
  startsAt: string;
  expiresAt: string;
  password: string;
  isPasswordRemoved: boolean;
};

export const emptyTarget: TargetValues = {
  url: "",
  weight: "1",
  device: "",
  countries: "",
  hoursFrom: "",
  hoursTo: "",
};

/** Groups that a link leads to, at most. */
export const MOST_GROUPS = 10;

/**
 * Parses `?link=`: the id of a link, or "novo" for a new one, with the ids of the groups that it begins
 * with after it: `novo-grp_1-grp_2`.
 */
export function parseOpenedLink(opened: string) {
  const [name, ...groupIds] = opened.split("-");
  if (name !== "novo") return { linkId: opened, groupIds: [] };
  return { linkId: null, groupIds: [...new Set(groupIds)].filter(Boolean).slice(0, MOST_GROUPS) };
}

/** The values of a new link; from groups, it leads to the one with room. */
export const emptyValues = (groupIds: readonly string[]): LinkValues => ({
  kind: groupIds.length > 0 ? "groups" : "one",
  title: "",
  slug: "",
  targetUrl: "",
  targets: [emptyTarget, emptyTarget],
  groups: groupIds.map((groupId) => ({ groupId })),
  fallback: "",
  startsAt: "",
  expiresAt: "",
  password: "",
  isPasswordRemoved: false,
});

type Link = Omit<LinkForm_link$data, " $fragmentType">;

/** Converts a link to form values, with its times in `zone`. */
export function valuesOf(link: Link, zone: string): LinkValues {
  const { targets } = link;
  const groups = targets.flatMap(({ group }) => group ? [{ groupId: group.id }] : []);
  const plain = targets.filter(({ isInvitation }) => !isInvitation);
  const typed = plain.map((target): TargetValues => ({
    url: target.url,
    weight: String(target.weight),
    device: (target.devices[0] ?? "") as TargetValues["device"],
    countries: target.countries.join(", "),
    hoursFrom: target.hoursFrom ?? "",
    hoursTo: target.hoursTo ?? "",
  }));
  const hasRules = typed.some(({ device, countries, hoursFrom }) =>
    device || countries || hoursFrom
  );
  const kind = groups.length > 0 ? "groups" : typed.length > 1 || hasRules ? "several" : "one";
  const local = (instant: string | null | undefined) =>
    instant ? localTime(Date.parse(instant), zone) : "";
  return {
    ...emptyValues([]),
    kind,
    title: link.title,
    slug: link.slug,
    targetUrl: plain[0]?.url ?? "",
    targets: typed.length > 0 ? typed : [emptyTarget, emptyTarget],
    groups,
    fallback: kind === "groups" ? plain[0]?.url ?? "" : "",
    startsAt: local(link.startsAt),
    expiresAt: local(link.expiresAt),
  };
}

/** Converts form values to the input of the mutation. */
export function fieldsOf(values: LinkValues): CreateShortLinkInput {
  return {
    title: values.title,
    ...targetsOf(values),
    startsAt: values.startsAt || null,
    expiresAt: values.expiresAt || null,
    ...values.isPasswordRemoved
      ? { password: null }
      : values.password && { password: values.password },
  };
}

function targetsOf(values: LinkValues): Pick<CreateShortLinkInput, "targetUrl" | "targets"> {
  if (values.kind === "one") return { targetUrl: values.targetUrl };
  if (values.kind === "groups") {
    const fallback = values.fallback.trim();
    return { targets: [...values.groups, ...fallback ? [{ url: fallback }] : []] };
  }
  return {
    targets: values.targets.map(({ url, weight, device, countries, hoursFrom, hoursTo }) => ({
      url,
      weight: Number(weight),
      devices: device ? [device] : [],
      countries: countries.split(/[\s,;]+/).filter(Boolean),
      hoursFrom: hoursFrom || null,
      hoursTo: hoursTo || null,
    })),
  };
}

/** Returns the list with the entry at `from` moved by one, up or down. */
export function moved<Entry>(list: readonly Entry[], from: number, by: -1 | 1): Entry[] {
  const next = [...list];
  const [entry] = next.splice(from, 1);
  next.splice(from + by, 0, entry!);
  return next;
}
