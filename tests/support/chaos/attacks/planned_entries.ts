import { newId } from "../../../../server/core/ids.ts";

/** What is to become of one occurrence. */
export type Expected = {
  readonly startsAt: number;
  /** How many groups get it. */
  readonly groups: number;
  readonly failure: string | null;
  readonly offerId: string | null;
};

const MINUTE_MS = 60_000;
/** Where a day does not end while entries fall due is decided by the hour of the run. */
const zones = ["America/Sao_Paulo", "Asia/Kolkata", "Australia/Lord_Howe", "Europe/Lisbon", "UTC"];

/** Plans entries of every kind that fall due within some minutes, and says what is to become of them. */
export function plannedEntries({ count, minutes, begin, groups, offers, textId }: {
  readonly count: number;
  readonly minutes: number;
  readonly begin: number;
  readonly groups: number;
  readonly offers: readonly string[];
  readonly textId: string;
}) {
  const usable = zones.filter((zone) => {
    const { hour } = Temporal.Instant.fromEpochMilliseconds(begin).toZonedDateTimeISO(zone);
    return hour > 0 && hour < 23;
  });
  const expected = new Map<string, Expected>();
  const entries = Array.from({ length: count }, (_, nth) => {
    const id = newId("cal");
    const zone = usable[nth % usable.length]!;
    const first = Math.ceil(begin / MINUTE_MS) * MINUTE_MS + (1 + nth % minutes) * MINUTE_MS;
    const offerId = offers[nth % offers.length]!;
    const local = (at: number) =>
      Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone).toPlainDateTime()
        .toString().slice(0, 16);
    const expect = (startsAt: number, what: Partial<Expected>) =>
      expected.set(`${id} ${local(startsAt)}`, {
        startsAt,
        groups,
        failure: null,
        offerId: null,
        ...what,
      });
    const entry = {
      id,
      kind: "OFFER",
      offer_id: null as string | null,
      campaign_text_id: null as string | null,
      starts_local: local(first),
      time_zone: zone,
      times: [] as string[],
      queue: [] as { offerId: string; campaignTextId: null }[],
      next_at: new Date(first).toISOString(),
    };
    switch (nth % 6) {
      case 3:
        expect(first, {});
        return { ...entry, kind: "TEXT", campaign_text_id: textId };
      case 4: { // two offers for three times: the last one finds nothing
        const other = offers[(nth + 1) % offers.length]!;
        const times = [first, first + MINUTE_MS, first + 2 * MINUTE_MS];
        expect(times[0]!, { offerId });
        expect(times[1]!, { offerId: other });
        expect(times[2]!, { groups: 0, failure: "CALENDAR_QUEUE_EMPTY" });
        return {
          ...entry,
          kind: "SLOT",
          times: times.map((at) => local(at).slice(11)),
          queue: [offerId, other].map((one) => ({ offerId: one, campaignTextId: null })),
        };
      }
      case 5: {
        const gone = newId("ofr");
        expect(first, { groups: 0, failure: "OFFER_NOT_FOUND", offerId: gone });
        return { ...entry, offer_id: gone };
      }
      default:
        expect(first, { offerId });
        return { ...entry, offer_id: offerId };
    }
  });
  return { entries, expected };
}

/** Writes planned entries ($1) of a person ($2) for groups ($3). */
export const storedEntries = `
  insert into calendar_entries (id, user_id, version, title, kind, offer_id, campaign_text_id,
    starts_local, time_zone, times, recurrence, group_ids, group_tags, queue, queue_from, next_at,
    created_at, updated_at)
  select id, $2, 1, 'Envio', kind, offer_id, campaign_text_id, starts_local, time_zone, times, null,
    $3::text[], '{}', queue, now(), next_at, now(), now()
  from jsonb_to_recordset($1::jsonb) as given (id text, kind text, offer_id text,
    campaign_text_id text, starts_local text, time_zone text, times text[], queue jsonb,
    next_at timestamptz)`;

/** What the database has of one occurrence. */
type Stored = {
  readonly name: string;
  readonly failure: string | null;
  readonly offerId: string | null;
  readonly messages: number;
  readonly groups: number;
  /** Messages that are not planned for its start. */
  readonly otherTimes: number;
};

/** Returns where what is stored is not what was planned. */
export function unlikePlanned(
  expected: ReadonlyMap<string, Expected>,
  stored: readonly Stored[],
): string[] {
  const names = new Set(stored.map(({ name }) => name));
  const missed = [...expected.keys()].filter((name) => !names.has(name))
    .map((name) => `${name} was missed`);
  const wrong = stored.flatMap((run) => {
    const plan = expected.get(run.name);
    const isRight = plan && run.messages === plan.groups && run.groups === plan.groups &&
      run.otherTimes === 0 && run.failure === plan.failure && run.offerId === plan.offerId;
    return isRight ? [] : [`${JSON.stringify(run)} is not ${JSON.stringify(plan)}`];
  });
  return [...missed, ...wrong];
}
