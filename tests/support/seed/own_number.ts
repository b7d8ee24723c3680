import type { GroupId } from "../../../server/core/ids.ts";
import { sendOffer } from "../../../server/core/delivery/queue/send_offer.ts";
import type { BotSettingsTable } from "../../../server/core/delivery/tables.ts";
import { connectSession, createTestOffer, messagingProcess, sent } from "./deliveries.ts";
import type { Member, testApp } from "../test_app.ts";

type World = Awaited<ReturnType<typeof testApp>>;
type Process = ReturnType<typeof messagingProcess>;

/** A pace that nothing but protection holds back. */
const free = {
  gap_min_ms: 1_000,
  gap_max_ms: 1_000,
  per_minute: 60,
  per_hour: 2_000,
  per_day: 10_000,
  late_after_minutes: 7 * 24 * 60,
} satisfies Partial<BotSettingsTable>;

/** A person's own WhatsApp number with groups, and a process that sends for it. */
export async function connectNumber(
  here: World,
  person: Member,
  { groups = 3, settings = {}, warmUpFrom = null as Date | null } = {},
) {
  const known = await connectSession(here, person, { groups, settings: { ...free, ...settings } });
  await here.db.updateTable("messenger_sessions")
    .set({ channel: "WHATSAPP", account_id: "5511999990001", warm_up_from: warmUpFrom })
    .where("id", "=", known.sessionId).execute();
  const process = messagingProcess(here);
  await process.hold();
  return { ...known, process };
}

/** Queues an offer of that title. */
export async function queueOffer(person: Member, groupIds: readonly GroupId[], title: string) {
  const offer = await createTestOffer(person, title);
  await sendOffer(person.ctx(), { offerId: offer.id, groupIds });
  return offer;
}

/** Lets a process send for so long, its vendor taking all at once. @returns when each began. */
export async function runProcess(here: World, process: Process, ms: number) {
  const now = () => here.system.ctx().now;
  const until = now().getTime() + ms;
  const starts: { at: Date; to: string; text: string }[] = [];
  while (now().getTime() < until) {
    await process.hold();
    const { turns, wakeAt } = await process.take();
    starts.push(...turns.map(({ to, text }) => ({ at: now(), to, text })));
    await process.settle(turns.map((turn) => ({ turn, outcome: sent(), delayMs: 0 })));
    if (turns.length > 0) continue;
    const next = Math.min(wakeAt?.getTime() ?? until, until);
    here.advance(Math.max(next - now().getTime(), 1));
  }
  return starts;
}
