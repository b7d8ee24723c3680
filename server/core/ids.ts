import { TypeID, typeid } from "typeid-js";

/** The GraphQL type of an id, by its prefix; null: no type. Ids sort by age. */
export const kinds = {
  usr: "User",
  ofr: "Offer",
  ses: "MessengerSession",
  grp: "Group",
  dsp: "Dispatch",
  apr: "Appearance", // the only one
  thm: "Theme",
  ntf: "Notification",
  dex: "DataExport",
  imp: "Impersonation",
  aud: "AuditEntry",
  mkc: "ShopConnection",
  bat: "LinkBatch",
  bln: null, // a link of a batch
  lnk: "ShortLink",
  prg: null, // a shop's programme, in its person's settings
  prd: "Product",
  cpn: "Coupon",
  ssg: null, // a link or code seen in a source group
  tpl: "Template",
  rul: "Rule",
  rdc: null, // what a rule decided
  apv: "Approval",
  cmt: "CampaignText",
  sto: "Store",
  sec: null, // a section of a store
  rep: null, // a report about a store
  pai: null, // a pairing of an account
  clm: null, // a claim to a group
  pho: null, // a photo
  med: null, // a video or a document
  prc: null, // a messaging process
  cnv: null, // a conversion
  cor: null, // a correction of a message
  cal: "CalendarEntry",
  chk: null, // a checkout
  tin: null, // a tax invoice
  pln: null, // a plan without a price
  rfl: null, // a referral
  cms: null, // a commission
  pbt: null, // a batch of payouts
  pay: null, // a payout
  bkp: null, // a copy of the data
  art: null, // a rating of an article of the help
  fdb: null, // what a person wrote to those who run the site
  fan: null, // an answer to it
  top: null, // a topic of several of them
  can: null, // a canned answer
  mnt: "Maintenance", // the one that is to come or in force
  ald: null, // a browser that shows alerts
  hpr: null, // a problem that a health check found
  eml: null, // a record of an email
  rst: null, // a restore of the data
  key: null, // an API key
  oap: null, // an app of others, which acts for people
  ogr: null, // what a person allowed one
  whk: "Webhook",
  whd: "WebhookDelivery",
  exp: "Export",
  evt: null,
  thr: "Thread",
  tms: "ThreadMessage",
  prp: "Proposal",
} as const;

export type Prefix = keyof typeof kinds;
export type Id<P extends Prefix = Prefix> = `${P}_${string}`;

export type UserId = Id<"usr">;
export type OfferId = Id<"ofr">;
export type SessionId = Id<"ses">;
export type GroupId = Id<"grp">;
export type DispatchId = Id<"dsp">;
export type CorrectionId = Id<"cor">;
export type AppearanceId = Id<"apr">;
export type ThemeId = Id<"thm">;
export type NotificationId = Id<"ntf">;
export type DataExportId = Id<"dex">;
export type ImpersonationId = Id<"imp">;
export type BackupId = Id<"bkp">;
export type AuditEntryId = Id<"aud">;
export type ConnectionId = Id<"mkc">;
export type LinkBatchId = Id<"bat">;
export type BatchLinkId = Id<"bln">;
export type ShortLinkId = Id<"lnk">;
export type ShopProgrammeId = Id<"prg">;
export type ProductId = Id<"prd">;
export type CouponId = Id<"cpn">;
export type SourceSightingId = Id<"ssg">;
export type TemplateId = Id<"tpl">;
export type RuleId = Id<"rul">;
export type RuleDecisionId = Id<"rdc">;
export type ApprovalId = Id<"apv">;
export type CampaignTextId = Id<"cmt">;
export type StoreId = Id<"sto">;
export type StoreSectionId = Id<"sec">;
export type StoreReportId = Id<"rep">;
export type ArticleRatingId = Id<"art">;
export type FeedbackId = Id<"fdb">;
export type FeedbackAnswerId = Id<"fan">;
export type FeedbackTopicId = Id<"top">;
export type CannedAnswerId = Id<"can">;
export type PairingId = Id<"pai">;
export type GroupClaimId = Id<"clm">;
export type PhotoId = Id<"pho">;
export type MediaId = Id<"med">;
export type ProcessId = Id<"prc">;
export type ConversionId = Id<"cnv">;
export type CalendarEntryId = Id<"cal">;
export type CheckoutId = Id<"chk">;
export type TaxInvoiceId = Id<"tin">;
export type PlanId = Id<"pln">;
export type ReferralId = Id<"rfl">;
export type CommissionId = Id<"cms">;
export type PayoutBatchId = Id<"pbt">;
export type PayoutId = Id<"pay">;
export type MaintenanceId = Id<"mnt">;
export type AlertDeviceId = Id<"ald">;
export type HealthProblemId = Id<"hpr">;
export type EmailId = Id<"eml">;
export type RestoreId = Id<"rst">;
export type ApiKeyId = Id<"key">;
export type OAuthAppId = Id<"oap">;
export type OAuthGrantId = Id<"ogr">;
export type WebhookId = Id<"whk">;
export type WebhookDeliveryId = Id<"whd">;
export type ExportId = Id<"exp">;
export type EventId = Id<"evt">;
export type ThreadId = Id<"thr">;
export type ThreadMessageId = Id<"tms">;
export type ProposalId = Id<"prp">;

/** Returns a new id. */
export const newId = <P extends Prefix>(prefix: P) => typeid(prefix).toString() as Id<P>;

/** Whether `text` has the form of an id of that kind: the prefix and 26 characters of base32. */
export function isId<P extends Prefix>(prefix: P, text: string): text is Id<P> {
  return text.startsWith(`${prefix}_`) && /^[0-7][0-9a-hjkmnp-tv-z]{25}$/.test(text.slice(4));
}

/** Returns when an id was made: milliseconds since 1970, UTC. */
export const instantOf = (id: Id): number =>
  Number(new DataView(TypeID.fromString(id).toUUIDBytes().buffer).getBigUint64(0) >> 16n);

/** Returns the smallest id of an instant (milliseconds since 1970, UTC). */
export function idAt<P extends Prefix>(prefix: P, instant: number): Id<P> {
  const bytes = new Uint8Array(16); // UUIDv7: 48 bits of time first
  new DataView(bytes.buffer).setBigUint64(0, BigInt(Math.max(0, instant)) << 16n);
  return TypeID.fromUUIDBytes(prefix, bytes).toString() as Id<P>;
}
