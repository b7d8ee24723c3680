import { expect, test } from "vitest";
import { telegramAlerts } from "../../../server/adapters/telegram/alerts.ts";
import { guardedOutbound } from "../../../server/http/outbound/guarded_outbound.ts";
import { parseStandins } from "../../../server/http/outbound/standins.ts";
import { telegramStandin } from "../../support/telegram/standin.ts";

test("an alert is a message of the bot in the operator's chat; a refusal is thrown", async () => {
  await using standin = await telegramStandin();
  const guard = guardedOutbound({ standins: parseStandins(standin.standins) });
  const bot = standin.bot("Avisos");
  const person = standin.chat("private", "Rute");
  standin.start(bot, person, "");
  const send = telegramAlerts(guard.vendor, { token: bot.token, chat: String(person.id) });
  await send("Alerta: Disco. 1 GB livres de 100 GB.");
  expect(standin.taken.map(({ text }) => text))
    .toContain("Alerta: Disco. 1 GB livres de 100 GB.");
  const nowhere = telegramAlerts(guard.vendor, { token: bot.token, chat: "-100123" });
  await expect(nowhere("Alerta")).rejects.toThrow();
  await guard.close();
});
