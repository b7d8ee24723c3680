import type { MediaTable } from "./media/tables.ts";
import type { RetentionStatesTable } from "./operations/retention/tables.ts";
import type { ColumnType } from "kysely";
import type { ArticleRatingsTable } from "./help/articles/tables.ts";
import type {
  CannedAnswersTable,
  FeedbackAnswersTable,
  FeedbackScreenshotsTable,
  FeedbacksTable,
  FeedbackTopicsTable,
  FeedbackVotesTable,
} from "./help/feedback/tables.ts";
import type { ProposalsTable, ThreadMessagesTable, ThreadsTable } from "./assistant/chat/tables.ts";
import type { ApiKeysTable } from "./api_keys/tables.ts";
import type { IdempotencyKeysTable } from "./idempotency/tables.ts";
import type { OAuthAppsTable, OAuthGrantsTable, OAuthTokensTable } from "./oauth/tables.ts";
import type { AppearancesTable, ThemesTable } from "./appearance/tables.ts";
import type { AuditEntriesTable } from "./audit/tables.ts";
import type { InboundEventsTable, SourceSightingsTable } from "./automation/tables.ts";
import type { BackupsTable, RestoresTable } from "./backups/tables.ts";
import type { EmailBouncesTable, EmailsTable } from "./emails/tables.ts";
import type { CardsTable, CardStylesTable } from "./cards/tables.ts";
import type {
  PriceSightingsTable,
  ProductAliasesTable,
  ProductsTable,
  ProductWordsTable,
} from "./catalogue/tables.ts";
import type {
  CalendarEntriesTable,
  CalendarExceptionsTable,
  CalendarFeedsTable,
  CalendarRunsTable,
} from "./campaigns/calendar/tables.ts";
import type { CampaignTextsTable } from "./campaigns/texts/tables.ts";
import type {
  CheckoutsTable,
  CustomersTable,
  InvoicesTable,
  SubscriptionsTable,
  TaxInvoicesTable,
  TaxpayersTable,
  WebhookEventsTable,
} from "./billing/tables.ts";
import type { CouponsTable, CouponVotesTable } from "./coupons/tables.ts";
import type { EventName } from "./events.ts";
import type {
  FirestoreDeletedPeopleTable,
  FirestoreDocumentsTable,
  FirestoreImportsTable,
  FirestoreMirrorTable,
  FirestoreProjectTable,
} from "./firestore/tables.ts";
import type { GroupDaysTable, GroupsTable } from "./groups/tables.ts";
import type { EventId } from "./ids.ts";
import type {
  ConversionSourcesTable,
  ConversionsTable,
  DailyResultsTable,
  MessageResultsTable,
} from "./insights/tables.ts";
import type { ShortLinksTable } from "./links/tables.ts";
import type {
  MarketplaceConnectionsTable,
  ShopSignInsTable,
  StatedCommissionsTable,
} from "./marketplaces/tables.ts";
import type {
  BotSettingsTable,
  CorrectionsTable,
  DispatchesTable,
  GroupClaimsTable,
  LanesTable,
  MessagingProcessesTable,
  MessengerGatewayTable,
  MessengerSessionsTable,
  PairingsTable,
  PlatformNumberTable,
  SessionSecretsTable,
} from "./delivery/tables.ts";
import type {
  ClickWritersTable,
  CountedClicksTable,
  LinkClicksView,
  NewClicksTable,
} from "./links/clicks/tables.ts";
import type { NotificationsTable } from "./notifications/tables.ts";
import type { BatchLinksTable, LinkBatchesTable, OffersTable } from "./offers/tables.ts";
import type { ExportPartsTable, ExportsTable } from "./exports/tables.ts";
import type { DataExportsTable } from "./privacy/tables.ts";
import type {
  ApprovalsTable,
  RuleDecisionsTable,
  RuleSettingsTable,
  RulesTable,
} from "./automation/tables.ts";
import type {
  StoreItemsTable,
  StoreLinksTable,
  StoreReportsTable,
  StoreSectionsTable,
  StoreSlugsTable,
  StoresTable,
} from "./store/tables.ts";
import type {
  CommissionsTable,
  LedgerEntriesTable,
  LedgerTransactionsTable,
  PayoutBatchesTable,
  PayoutsTable,
  ReferralRatesTable,
  ReferralsTable,
  ReferrersTable,
} from "./referrals/tables.ts";
import type {
  AssistantDaysTable,
  AssistantSettingsTable,
  AssistantUsagesTable,
} from "./assistant/usage/tables.ts";
import type { AlertDevicesTable, HealthProblemsTable } from "./operations/health/tables.ts";
import type { ProcessMinutesTable, ProcessReportsTable } from "./operations/status/tables.ts";
import type { TemplatesTable } from "./templates/tables.ts";
import type { WebhookDeliveriesTable, WebhooksTable } from "./webhooks/tables.ts";
import type { PlansTable } from "./plans/tables.ts";
import type { MaintenancePassesTable, MaintenancesTable } from "./operations/maintenance/tables.ts";
import type {
  AcceptancesTable,
  IdentitiesTable,
  ImpersonationsTable,
  PhotosTable,
  SetupCodesTable,
  UsersTable,
} from "./users/tables.ts";

/** The product's tables; those of the embedded identity provider are typed in its adapter. */
export type Tables = {
  users: UsersTable;
  identities: IdentitiesTable;
  api_keys: ApiKeysTable;
  oauth_apps: OAuthAppsTable;
  oauth_grants: OAuthGrantsTable;
  oauth_tokens: OAuthTokensTable;
  idempotency_keys: IdempotencyKeysTable;
  setup_codes: SetupCodesTable;
  plans: PlansTable;
  customers: CustomersTable;
  subscriptions: SubscriptionsTable;
  invoices: InvoicesTable;
  taxpayers: TaxpayersTable;
  tax_invoices: TaxInvoicesTable;
  checkouts: CheckoutsTable;
  webhook_events: WebhookEventsTable;
  referrers: ReferrersTable;
  referrals: ReferralsTable;
  referral_rates: ReferralRatesTable;
  commissions: CommissionsTable;
  ledger_transactions: LedgerTransactionsTable;
  ledger_entries: LedgerEntriesTable;
  payout_batches: PayoutBatchesTable;
  payouts: PayoutsTable;
  photos: PhotosTable;
  acceptances: AcceptancesTable;
  data_exports: DataExportsTable;
  exports: ExportsTable;
  export_parts: ExportPartsTable;
  impersonations: ImpersonationsTable;
  audit_entries: AuditEntriesTable;
  offers: OffersTable;
  media: MediaTable;
  link_batches: LinkBatchesTable;
  batch_links: BatchLinksTable;
  price_sightings: PriceSightingsTable;
  products: ProductsTable;
  product_aliases: ProductAliasesTable;
  product_words: ProductWordsTable;
  coupons: CouponsTable;
  coupon_votes: CouponVotesTable;
  marketplace_connections: MarketplaceConnectionsTable;
  stated_commissions: StatedCommissionsTable;
  shop_sign_ins: ShopSignInsTable;
  card_styles: CardStylesTable;
  cards: CardsTable;
  messenger_sessions: MessengerSessionsTable;
  session_secrets: SessionSecretsTable;
  pairings: PairingsTable;
  platform_number: PlatformNumberTable;
  group_claims: GroupClaimsTable;
  messenger_gateway: MessengerGatewayTable;
  groups: GroupsTable;
  group_days: GroupDaysTable;
  source_sightings: SourceSightingsTable;
  inbound_events: InboundEventsTable;
  bot_settings: BotSettingsTable;
  messaging_processes: MessagingProcessesTable;
  lanes: LanesTable;
  dispatches: DispatchesTable;
  corrections: CorrectionsTable;
  appearances: AppearancesTable;
  themes: ThemesTable;
  maintenances: MaintenancesTable;
  maintenance_passes: MaintenancePassesTable;
  templates: TemplatesTable;
  calendar_entries: CalendarEntriesTable;
  calendar_exceptions: CalendarExceptionsTable;
  calendar_runs: CalendarRunsTable;
  calendar_feeds: CalendarFeedsTable;
  rule_settings: RuleSettingsTable;
  rules: RulesTable;
  rule_decisions: RuleDecisionsTable;
  approvals: ApprovalsTable;
  campaign_texts: CampaignTextsTable;
  stores: StoresTable;
  store_sections: StoreSectionsTable;
  store_items: StoreItemsTable;
  store_links: StoreLinksTable;
  store_slugs: StoreSlugsTable;
  store_reports: StoreReportsTable;
  article_ratings: ArticleRatingsTable;
  feedbacks: FeedbacksTable;
  feedback_answers: FeedbackAnswersTable;
  feedback_screenshots: FeedbackScreenshotsTable;
  feedback_topics: FeedbackTopicsTable;
  feedback_votes: FeedbackVotesTable;
  threads: ThreadsTable;
  thread_messages: ThreadMessagesTable;
  proposals: ProposalsTable;
  canned_answers: CannedAnswersTable;
  daily_results: DailyResultsTable;
  message_results: MessageResultsTable;
  conversions: ConversionsTable;
  conversion_sources: ConversionSourcesTable;
  short_links: ShortLinksTable;
  new_clicks: NewClicksTable;
  click_writers: ClickWritersTable;
  counted_clicks: CountedClicksTable;
  link_clicks: LinkClicksView;
  retention_states: RetentionStatesTable;
  notifications: NotificationsTable;
  webhooks: WebhooksTable;
  webhook_deliveries: WebhookDeliveriesTable;
  backups: BackupsTable;
  restores: RestoresTable;
  emails: EmailsTable;
  email_bounces: EmailBouncesTable;
  process_reports: ProcessReportsTable;
  process_minutes: ProcessMinutesTable;
  health_problems: HealthProblemsTable;
  alert_devices: AlertDevicesTable;
  assistant_usages: AssistantUsagesTable;
  assistant_days: AssistantDaysTable;
  assistant_settings: AssistantSettingsTable;
  firestore_documents: FirestoreDocumentsTable;
  firestore_imports: FirestoreImportsTable;
  firestore_mirror: FirestoreMirrorTable;
  firestore_project: FirestoreProjectTable;
  firestore_deleted_people: FirestoreDeletedPeopleTable;
  events: EventsTable;
};

type EventsTable = {
  id: EventId;
  name: EventName;
  payload: ColumnType<Record<string, unknown>, string, never>;
  happened_at: Date;
};
