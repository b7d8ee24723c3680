import type { Kysely } from "kysely";
import type { CountAttempt, GiveBackAttempt } from "./attempts.ts";
import type { DailyBudget } from "./assistant/usage/budget.ts";
import type { RunningAnswers } from "./assistant/chat/running_answers.ts";
import type { LanguageModel, ModelPrice } from "./assistant/language_model.ts";
import type { ReadCalendarFile } from "./campaigns/calendar/calendar_file.ts";
import type { Csv } from "./csv/csv.ts";
import type { DomainEvent, EventName, LiveEvent } from "./events.ts";
import type { Id } from "./ids.ts";
import type { DrawCard } from "./cards/card.ts";
import type { OwnHosts } from "./links/target_url.ts";
import type { DocumentMirror } from "./firestore/mirroring/document_mirror.ts";
import type { Passwords } from "./links/link_password.ts";
import type { ShopApis, ShopSignIn } from "./marketplaces/api/shop_api.ts";
import type { ReadPage, ReadProduct } from "./marketplaces/readings/product_reading.ts";
import type { CheckGateway } from "./delivery/pairing/gateway.ts";
import type { Channel, Messenger, ReadImage } from "./delivery/messenger.ts";
import type { Tables } from "./tables.ts";
import type { Accounts } from "./users/account/identity.ts";
import type { Viewer } from "./users/viewer.ts";
import type { PurgeBatch } from "./retention.ts";
import type { PostWebhook } from "./webhooks/webhook.ts";
import type { Vault } from "./vault.ts";
import type { RenderEmail, SendEmail, WriteAccountEmail } from "./emails/email.ts";
import type { MakePhoto, User } from "./users/user.ts";
import type { Payments } from "./billing/payments.ts";
import type { Invoices } from "./billing/tax_invoices.ts";
import type { Maintenance } from "./operations/maintenance/maintenance.ts";
import type { PushAlerts } from "./operations/health/push_alerts.ts";
import type { JobQueue } from "./operations/health/facts.ts";
import type { SendAlert } from "./operations/health/notice_due.ts";
import type { OwnFigures } from "./operations/status/figures.ts";
import type { ServerStatusFeed } from "./operations/status/server_status.ts";
import type { PartCompression } from "./exports/compressed_parts.ts";
import type { PackArchive } from "./privacy/archive.ts";
import type { ArticleLibrary } from "./help/articles/article.ts";

/** The ports: what the core needs from the outside. */
export type Ports = {
  /** Reads the product at an address, over the network. */
  readonly readProduct: ReadProduct;
  /** Reads a page that the browser captured. */
  readonly readPage: ReadPage;
  readonly sendEmail: SendEmail;
  readonly renderEmail: RenderEmail;
  /** Deletes emails that were written to files. @returns how many; 0 where none are written */
  readonly purgeEmailFiles: (batch: PurgeBatch) => Promise<number>;
  /** Null: the operator named no chat for alerts. */
  readonly sendAlert: SendAlert | null;
  readonly pushAlerts: PushAlerts;
  readonly writeAccountEmail: WriteAccountEmail;
  readonly accounts: Accounts;
  readonly messengers: Readonly<Record<Channel, Messenger>>;
  readonly checkGateway: CheckGateway;
  readonly readImage: ReadImage;
  readonly makePhoto: MakePhoto;
  /** Makes a card's logo of a file. */
  readonly makeLogo: MakePhoto;
  /** Makes an offer's picture of a file: a JPEG, upright and without metadata. */
  readonly makePicture: MakePhoto;
  readonly drawCard: DrawCard;
  readonly packArchive: PackArchive;
  readonly gzipParts: PartCompression;
  readonly csv: Csv;
  /** Posts to an address that a person named. */
  readonly postWebhook: PostWebhook;
  /** Reads the articles of the help, once. */
  readonly articles: () => Promise<ArticleLibrary>;
  /** The assistant's answers that this process writes. */
  readonly answers: RunningAnswers;
  /** Null: the operator set up no provider, and texts are written by rules. */
  readonly languageModel: LanguageModel | null;
  /** Null: what the language model's tokens cost is not known. */
  readonly modelPrice: ModelPrice | null;
  readonly assistantBudget: DailyBudget;
  /** Null: no vendor is set up, and plans are given by admins. */
  readonly payments: Payments | null;
  /** Null: nothing is written to a Firestore. */
  readonly documentMirror: DocumentMirror | null;
  /** Null: no tax invoices are issued, and nothing is asked for them. */
  readonly invoices: Invoices | null;
  readonly jobQueue: JobQueue;
  readonly processFigures: OwnFigures;
  readonly serverStatusFeed: ServerStatusFeed;
  /** Reads the events of an iCalendar file. */
  readonly readCalendarFile: ReadCalendarFile;
  readonly vault: Vault;
  readonly countAttempt: CountAttempt;
  readonly passwords: Passwords;
  /** The origin of short links, without a trailing slash, and the hosts that answer them. */
  readonly shortLinks: OwnHosts & { readonly origin: string };
  readonly giveBackAttempt: GiveBackAttempt;
  /** The shops' APIs, each called with one user's credentials. */
  readonly shops: ShopApis;
  /** `redirectUri`: where Mercado Livre redirects after sign-in. Null: it is not configured. */
  readonly shopSignIn: (ShopSignIn & { readonly redirectUri: string }) | null;
};

/** What every use-case gets: the database, the viewer, the time and the ports. */
export type Context = {
  readonly db: Kysely<Tables>;
  readonly viewer: Viewer;
  /** The viewer's own row, read with this request; only where nothing changes it before it is used. */
  readonly ownRow?: User | null;
  /** The maintenance that holds for the viewer; null or absent: none does. */
  readonly maintenance?: Pick<Maintenance, "mode" | "endsAt"> | null;
  readonly now: Date;
  /** Our origin as the request names it; absent: it came over no HTTP, or nothing asks for it. */
  readonly origin?: string;
  readonly ports: Ports;
  /** Writes events, a job for each reaction and a notification to subscribers, in the transaction of `tx`. */
  readonly record: (tx: Context, events: readonly DomainEvent[]) => Promise<void>;
  /** Yields each event that names `id`, or is called so, as it is committed on any instance. */
  readonly live: (id: Id | EventName) => AsyncIterable<LiveEvent>;
};
