import type { Context } from "../../context.ts";
import type { SessionId } from "../../ids.ts";
import { hearNews, type SessionNews } from "./record_event.ts";
import type { News } from "../messenger.ts";
import type { Teller } from "./teller.ts";
import { hearReceipts } from "../receipts/record_receipts.ts";

type Told = {
  readonly sessionId: SessionId;
  readonly news: News | SessionNews;
  /** The connection that tells them; left out: it is none. */
  readonly teller?: Teller;
};

/** Takes news in, whether they are of the session and its groups or of its messages. */
export const takeInNews = (ctx: Context, { sessionId, news, ...by }: Told): Promise<void> =>
  news.kind === "receipts"
    ? hearReceipts(ctx, { sessionId, receipts: news.receipts })
    : hearNews(ctx, { sessionId, news, ...by });
