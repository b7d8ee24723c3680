/** "self": a member in person, not an admin in their name. "node": as its type says. */
export type Who = "anyone" | "member" | "self" | "admin" | "node";

/** Who may ask what, at the doors: what stands in no row is not to be there, nor a row for nothing. */
export const queries: Readonly<Record<string, Who>> = {
  appearance: "anyone",
  auditTrail: "admin",
  impersonation: "anyone",
  node: "node",
  plans: "admin",
  themes: "anyone",
  users: "admin",
  viewer: "anyone",
};

export const subscriptions: Readonly<Record<string, Who>> = {
  appearanceChanged: "anyone",
  dispatchChanged: "member",
  groupChanged: "member",
  notificationsChanged: "member",
  offerChanged: "member",
  queueChanged: "member",
  sessionChanged: "member",
  themesChanged: "anyone",
  viewerChanged: "member",
};

/** Who may, and what another member is told who names the first one's things; null: it names none. */
export const mutations: Readonly<Record<string, readonly [Who, another: string | null]>> = {
  acceptDocuments: ["self", null],
  applyTheme: ["admin", null],
  blockUser: ["admin", null],
  cancelAccountDeletion: ["self", null],
  cancelDispatches: ["member", "DISPATCH_NOT_QUEUED"],
  cloneOffer: ["member", "OFFER_NOT_FOUND"],
  connectTelegram: ["self", null],
  createOffer: ["member", null],
  createTheme: ["admin", null],
  deleteOffer: ["member", "OFFER_NOT_FOUND"],
  deleteTheme: ["admin", null],
  disconnectSession: ["self", "SESSION_NOT_FOUND"],
  duplicateTheme: ["admin", null],
  endAccountSession: ["self", null],
  endImpersonation: ["member", null],
  endOtherAccountSessions: ["self", null],
  endUserSessions: ["admin", null],
  grantPlan: ["admin", null],
  importThemes: ["admin", null],
  markNotificationsRead: ["member", null],
  pauseSending: ["member", "SESSION_NOT_FOUND"],
  refreshGroups: ["member", "SESSION_NOT_FOUND"],
  removePhoto: ["member", null],
  requestAccountDeletion: ["self", null],
  requestDataExport: ["self", null],
  resolveDispatch: ["self", "DISPATCH_NOT_FOUND"],
  restoreOffer: ["member", "OFFER_NOT_FOUND"],
  restoreTheme: ["admin", null],
  resumeSending: ["member", "SESSION_NOT_FOUND"],
  retryDispatch: ["self", "DISPATCH_NOT_FOUND"],
  sendOffer: ["self", "GROUP_NOT_FOUND"],
  sendTestMessage: ["member", "SESSION_NOT_FOUND"],
  setRole: ["admin", null],
  startImpersonation: ["admin", null],
  unblockUser: ["admin", null],
  undoAppearance: ["admin", null],
  updateAffiliateTags: ["self", null],
  updateAppearance: ["admin", null],
  updateBotSettings: ["member", null],
  updateGroups: ["member", "GROUP_NOT_FOUND"],
  updateMessageSettings: ["self", null],
  updateOffer: ["member", "OFFER_NOT_FOUND"],
  updateProfile: ["member", null],
  updateTheme: ["admin", null],
};

const fields = (names: string) => names.split(" ");

/** What anybody may see, and what has no owner. */
export const open: Readonly<Record<string, readonly string[]>> = {
  Appearance: fields("canUndo cardColor changedAt id primaryColor sidebarColor version"),
  Theme: fields("createdAt id name settings version"),
  ThemeSettings: fields("cardColor primaryColor sidebarColor"),
  PageInfo: fields("endCursor hasNextPage hasPreviousPage startCursor"),
};

/** What is its owner's alone: also before an admin. Nodes, and what is only reached through them. */
export const own: Readonly<Record<string, readonly string[]>> = {
  Offer: fields(
    "affiliateProof affiliateUrl cardPrice createdAt discountPercent dispatchTally dispatches " +
      "evidence id imageUrl marketplace oldPrice pixPrice price productId sendingPlan shop " +
      "sourceUrl status text textIsCustom title updatedAt version",
  ),
  Dispatch: fields(
    "attempts createdAt expectedAt expiresAt group id journal messageId offer plannedAt reason " +
      "reasonCode settledAt startedAt status text",
  ),
  Group: fields(
    "active channel id kind lastSentAt leftAt members restingUntil role session state syncedAt " +
      "tags title",
  ),
  MessengerSession: fields(
    "addToGroupUrl channel credentialHint handle health id lane lastSignAt name ownerKnown " +
      "ownerUrl receiptAt troubleSince",
  ),
  Notification: fields("happenedAt id kind offer open readAt session text title"),
  DataExport: fields("askedAt downloadUrl expiresAt id status"),
  Acceptance: fields("acceptedAt document version"),
  AffiliateTags: fields("amazonTag mercadoLivreTool mercadoLivreWord shopeeId"),
  BotSettings: fields(
    "availableModes gapMaxMs gapMinMs identicalPerHour lateAfterMinutes pausedAt perDay perHour " +
      "perMinute quietFrom quietTo sendingMode slots timeZone",
  ),
  DispatchTally: fields("canceled expired failed queued sending sent total uncertain"),
  Evidence: fields("field readAt source"),
  GroupTag: fields("groups tag"),
  JournalLine: fields("at reason reasonCode step until"),
  Lane: fields("pausedAt queued reason sending waitsFor waitsUntil"),
  MessageSettings: fields("disclosure signature"),
  Money: fields("cents currency formatted"),
  PlannedDispatch: fields("expectedAt group reason warning"),
  SendingPlan: fields("dispatches messages messagesLeft refusal"),
};

/** Of a person: what is theirs alone, what an admin sees of anybody too, and what only admins see. */
export const person = {
  self: fields(
    "acceptances affiliateTags botSettings dispatches groupTags groups latestDataExport " +
      "messageSettings messengerSessions notifications offers unreadNotifications",
  ),
  selfOrAdmin: fields(
    "accountSessions admin createdAt deletesAt displayName email emailVerified id photoUrl role " +
      "subscription timeZone",
  ),
  admin: fields("auditTrail blockedAt blockedReason"),
} as const;

/** What is reached only through that, or through the queries for admins. */
export const ofPeople: Readonly<Record<string, readonly string[]>> = {
  AccountSession: fields("address device isCurrent key seenAt startedAt"),
  PlanSubscription: fields("expiresAt limits messageCount plan status"),
  PlanLimits: fields(
    "apiPerMinute assistantPerDay groups members messagesPerMonth offersPerDay products sessions " +
      "shortLinks",
  ),
  AuditEntry: fields("actor detail event happenedAt id isImpersonated subject"),
  Impersonation: fields("admin expiresAt id reason startedAt user"),
  Plan: fields("name priceId"),
};

/** What only the answer to one's own mutation or subscription holds. */
export const answers: Readonly<Record<string, readonly string[]>> = {
  AppearanceChangedMeanwhile: fields("code current message path"),
  CanceledDispatches: fields("count dispatches"),
  DeletedOffer: fields("offerId restorableUntil"),
  DeletedTheme: fields("restorableUntil themeId"),
  FoundProduct: fields("imageUrl marketplace oldPrice price shop sourceUrl title"),
  ImportedThemes: fields("themes"),
  LimitReached: fields("code left limit message path"),
  OfferChange: fields("offer offerId"),
  OfferChangedMeanwhile: fields("code current message path"),
  PageNotRead: fields("code found message path"),
  Refusal: fields("code message path"),
  ThemeChange: fields("theme themeId"),
  ThemeChangedMeanwhile: fields("code current message path"),
  UpdatedGroups: fields("groups"),
};
