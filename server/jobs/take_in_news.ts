import type { Context } from "../core/context.ts";
import type { SessionId } from "../core/ids.ts";
import { hearNews, type SessionNews } from "../core/messaging/hear_news.ts";
import type { News } from "../core/messaging/messenger.ts";
import type { Teller } from "../core/messaging/teller.ts";
import { hearReceipts } from "../core/sending/hear_receipts.ts";

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
