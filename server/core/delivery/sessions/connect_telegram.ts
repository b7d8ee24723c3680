import type { Context } from "../../context.ts";
import { Failure } from "../../errors.ts";
import type { SessionId } from "../../ids.ts";
import { permit } from "../../permissions.ts";
import { saveSession } from "./save_session.ts";
import { type Account, MessengerRefusal } from "../messenger.ts";

/** A token as BotFather writes it: the bot's id and its secret. */
const TOKEN = /^(\d{1,20}):[\w-]{20,80}$/;

/** Connects the viewer's bot by its token; a bot that they connected before gets the new token. */
export async function connectTelegram(
  ctx: Context,
  input: { botToken: string },
): Promise<SessionId> {
  permit(ctx.viewer, "session.connect");
  const token = input.botToken.trim();
  const [, botId] = TOKEN.exec(token) ?? [];
  if (!botId) throw new Failure("BOT_TOKEN_INVALID", ["botToken"]);
  return await saveSession(ctx, {
    channel: "TELEGRAM",
    account: await identified(ctx, token),
    credentials: token,
    hint: `${botId}:…${token.slice(-4)}`,
  });
}

/** Asks Telegram for the bot of a token. */
async function identified({ ports }: Context, token: string): Promise<Account> {
  try {
    return await ports.messengers.TELEGRAM.identify!(token);
  } catch (error) {
    if (!(error instanceof MessengerRefusal)) throw error;
    if (error.reason === "SESSION") throw new Failure("BOT_TOKEN_INVALID", ["botToken"]);
    throw new Failure("MESSENGER_UNREACHABLE");
  }
}
