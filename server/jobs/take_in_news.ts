import type { Context } from "../core/context.ts";
import type { SessionId } from "../core/ids.ts";
import { hearNews, type SessionNews } from "../core/messaging/hear_news.ts";
import type { News } from "../core/messaging/messenger.ts";
import { hearReceipts } from "../core/sending/hear_receipts.ts";

type Told = {
  readonly sessionId: SessionId;
  readonly news: News | SessionNews;
  /** Of the lane that the teller holds; left out: it holds none. */
  readonly token?: number;
};

/** Takes news in, whether they are of the session and its groups or of its messages. */
export const takeInNews = (ctx: Context, { sessionId, news, ...teller }: Told): Promise<void> =>
  news.kind === "receipts"
    ? hearReceipts(ctx, { sessionId, receipts: news.receipts })
    : hearNews(ctx, { sessionId, news, ...teller });
