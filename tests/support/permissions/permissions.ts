import { affiliateTags } from "../../../server/core/marketplaces/marketplace.ts";

/** "self": a member in person, not an admin in their name. "node": as its type says. */
export type Who = "anyone" | "member" | "self" | "admin" | "node";

/** Who may request what: every field and operation has a row, and every row its field or operation. */
export const queries: Readonly<Record<string, Who>> = {
  appearance: "anyone",
  article: "anyone",
  articleScores: "admin",
  articles: "anyone",
  auditTrail: "admin",
  billingFigures: "admin",
  campaignTextPreview: "member",
  campaignTextVariables: "member",
  duePayouts: "admin",
  emailCounts: "admin",
  emailPreviews: "admin",
  emails: "admin",
  impersonation: "anyone",
  maintenance: "anyone",
  messagePreview: "member",
  messagingProcesses: "admin",
  messengerGateway: "admin",
  node: "node",
  paymentReports: "admin",
  payoutBatches: "admin",
  planDifferences: "admin",
  planImpact: "admin",
  plans: "admin",
  plansForSale: "member",
  platformNumber: "member",
  platformNumberUse: "admin",
  previewPlanChange: "member",
  referralRates: "admin",
  retentionPolicies: "admin",
  serverStatus: "admin",
  store: "anyone",
  storeReports: "admin",
  subscribers: "admin",
  systemHealth: "admin",
  templateVariables: "member",
  themes: "anyone",
  users: "admin",
  viewer: "anyone",
  whatsAppVersion: "admin",
};

export const subscriptions: Readonly<Record<string, Who>> = {
  appearanceChanged: "anyone",
  approvalChanged: "member",
  calendarChanged: "member",
  campaignTextChanged: "member",
  checkoutChanged: "member",
  conversionsImported: "member",
  couponChanged: "member",
  dispatchChanged: "member",
  groupChanged: "member",
  groupClaimChanged: "member",
  linkBatchChanged: "member",
  maintenanceChanged: "anyone",
  notificationsChanged: "member",
  offerChanged: "member",
  pairingChanged: "member",
  productChanged: "member",
  queueChanged: "member",
  ruleChanged: "member",
  serverStatusChanged: "admin",
  sessionChanged: "member",
  shopConnectionChanged: "member",
  shortLinkChanged: "member",
  storeChanged: "member",
  templateChanged: "member",
  themesChanged: "anyone",
  viewerChanged: "member",
};

/** The allowed roles, and what another member gets who names the first one's ids; null: it names none. */
export const mutations: Readonly<Record<string, readonly [Who, another: string | null]>> = {
  acceptApprovals: ["self", "APPROVAL_NOT_FOUND"],
  acceptDocuments: ["self", null],
  addAlertDevice: ["admin", "ALERT_DEVICE_INVALID"],
  addChannel: ["member", "CHANNEL_LINK_INVALID"],
  applyCoupon: ["member", "OFFER_NOT_FOUND"],
  applyTheme: ["admin", null],
  approveOffers: ["member", "OFFER_NOT_FOUND"],
  approvePayoutBatch: ["admin", null],
  archivePlan: ["admin", null],
  blockUser: ["admin", null],
  cancelAccountDeletion: ["self", null],
  cancelDispatches: ["member", "DISPATCH_NOT_QUEUED"],
  cancelGroupClaim: ["self", "CLAIM_NOT_FOUND"],
  cancelPairing: ["self", "PAIRING_NOT_FOUND"],
  cancelPayoutBatch: ["admin", null],
  cancelSubscription: ["self", null],
  changePlan: ["self", null],
  checkCalendarEntry: ["member", "GROUP_NOT_FOUND"],
  checkGroupClaim: ["self", "CLAIM_NOT_FOUND"],
  cloneOffer: ["member", "OFFER_NOT_FOUND"],
  cloneTemplate: ["self", "TEMPLATE_NOT_FOUND"],
  cloneTheme: ["admin", null],
  confirmUnpaidOffer: ["member", "OFFER_NOT_FOUND"],
  connectShop: ["self", null],
  connectTelegram: ["self", null],
  correctCampaignText: ["self", "CAMPAIGN_TEXT_NOT_FOUND"],
  correctOffer: ["self", "OFFER_NOT_FOUND"],
  createApiKey: ["self", null],
  createCalendarEntry: ["self", "GROUP_NOT_FOUND"],
  createCalendarFeed: ["self", null],
  createCampaignText: ["self", null],
  createCoupon: ["member", null],
  createLinkBatch: ["member", null],
  createOffer: ["member", null],
  createOfferFromProduct: ["member", "PRODUCT_NOT_FOUND"],
  createPayoutBatch: ["admin", null],
  createPlan: ["admin", null],
  createProduct: ["member", "OFFER_NOT_FOUND"],
  createRule: ["self", "GROUP_NOT_FOUND"],
  createShopProgramme: ["self", null],
  createShortLink: ["self", null],
  createTemplate: ["self", null],
  createTheme: ["admin", null],
  createWebhook: ["self", null],
  deleteCalendarEntry: ["self", "CALENDAR_ENTRY_NOT_FOUND"],
  deleteCampaignText: ["self", "CAMPAIGN_TEXT_NOT_FOUND"],
  deleteCoupon: ["member", "COUPON_NOT_FOUND"],
  deleteOffer: ["member", "OFFER_NOT_FOUND"],
  deleteProducts: ["member", "PRODUCT_NOT_FOUND"],
  deleteRule: ["self", "RULE_NOT_FOUND"],
  deleteShortLink: ["self", "SHORT_LINK_NOT_FOUND"],
  deleteTemplate: ["self", "TEMPLATE_NOT_FOUND"],
  deleteTheme: ["admin", null],
  disableShortLink: ["admin", null],
  disableStore: ["admin", null],
  disconnectSession: ["self", "SESSION_NOT_FOUND"],
  disconnectShop: ["self", null],
  dryRunRule: ["member", "RULE_NOT_FOUND"],
  enableShortLink: ["admin", null],
  enableStore: ["admin", null],
  endAccountSession: ["self", null],
  endImpersonation: ["member", null],
  endMaintenance: ["admin", null],
  endOtherAccountSessions: ["self", null],
  endSubscription: ["admin", "REASON_INVALID"],
  endUserSessions: ["admin", null],
  endWarmUp: ["member", "SESSION_NOT_FOUND"],
  extendSubscription: ["admin", "REASON_INVALID"],
  grantPlan: ["admin", null],
  hurryDispatches: ["member", "DISPATCH_NOT_QUEUED"],
  importCalendar: ["self", null],
  importCampaignTexts: ["self", null],
  importConversions: ["member", null],
  importCoupons: ["member", null],
  importProducts: ["member", null],
  importThemes: ["admin", null],
  joinReferralProgramme: ["self", null],
  markNotificationsRead: ["member", null],
  mergeProducts: ["member", "PRODUCT_NOT_FOUND"],
  openBillingPortal: ["self", null],
  pauseAllRules: ["member", null],
  pauseSending: ["member", "SESSION_NOT_FOUND"],
  pauseSubscription: ["self", null],
  postponeDispatches: ["member", "DISPATCH_NOT_QUEUED"],
  publishStore: ["member", null],
  rateArticle: ["self", "ARTICLE_NOT_FOUND"],
  reactivateSubscription: ["self", null],
  refreshGroups: ["member", "SESSION_NOT_FOUND"],
  refreshOffer: ["member", "OFFER_NOT_FOUND"],
  refundInvoice: ["admin", "REASON_INVALID"],
  rejectApprovals: ["self", "APPROVAL_NOT_FOUND"],
  removeAlertDevice: ["admin", null],
  removeCardLogo: ["member", null],
  removeLinkBatch: ["member", "LINK_BATCH_NOT_FOUND"],
  removeMessengerGateway: ["admin", null],
  removePhoto: ["member", null],
  removePixKey: ["self", null],
  removeShopProgramme: ["self", "PROGRAMME_NOT_FOUND"],
  removeStoreBanner: ["member", null],
  removeWebhook: ["self", "WEBHOOK_NOT_FOUND"],
  reorderDispatches: ["member", "DISPATCH_NOT_FOUND"],
  replayPaymentReport: ["admin", "PAYMENT_REPORT_NOT_FOUND"],
  replayWebhook: ["self", "WEBHOOK_NOT_FOUND"],
  requestAccountDeletion: ["self", null],
  requestDataExport: ["self", null],
  requestInvite: ["member", "GROUP_NOT_FOUND"],
  resolveDispatch: ["self", "DISPATCH_NOT_FOUND"],
  resolvePlanDifference: ["admin", null],
  resolveStoreReports: ["admin", null],
  restoreCalendarEntry: ["self", "CALENDAR_ENTRY_NOT_FOUND"],
  restoreCampaignText: ["self", "CAMPAIGN_TEXT_NOT_FOUND"],
  restoreCoupon: ["member", "COUPON_NOT_FOUND"],
  restoreOffer: ["member", "OFFER_NOT_FOUND"],
  restoreProducts: ["member", "PRODUCT_NOT_FOUND"],
  restoreRule: ["self", "RULE_NOT_FOUND"],
  restoreShortLink: ["self", "SHORT_LINK_NOT_FOUND"],
  restoreTemplate: ["self", "TEMPLATE_NOT_FOUND"],
  restoreTheme: ["admin", null],
  resumeAllRules: ["self", null],
  resumeEmails: ["self", null],
  resumeSending: ["member", "SESSION_NOT_FOUND"],
  resumeSession: ["self", "SESSION_NOT_FOUND"],
  resumeSubscription: ["self", null],
  retryBatchLinks: ["member", "LINK_BATCH_NOT_FOUND"],
  retryDispatch: ["self", "DISPATCH_NOT_FOUND"],
  retryEmail: ["admin", "EMAIL_NOT_FOUND"],
  retryTask: ["admin", "TASK_NOT_FAILING"],
  revokeApiKey: ["self", "API_KEY_NOT_FOUND"],
  revokeCalendarFeed: ["self", null],
  revokePlatformNumber: ["admin", null],
  rotateApiKey: ["self", "API_KEY_NOT_FOUND"],
  rotateWebhookSecret: ["self", "WEBHOOK_NOT_FOUND"],
  sendOffer: ["self", "GROUP_NOT_FOUND"],
  sendTestMessage: ["member", "SESSION_NOT_FOUND"],
  settlePayouts: ["admin", null],
  sharePlatformNumber: ["admin", null],
  startCheckout: ["self", null],
  startGroupClaim: ["self", null],
  startImpersonation: ["admin", null],
  startMaintenance: ["admin", null],
  startPairing: ["self", null],
  startShopSignIn: ["self", null],
  startWarmUp: ["member", "SESSION_NOT_FOUND"],
  testMessengerGateway: ["admin", null],
  testShop: ["self", null],
  testWebhook: ["self", "WEBHOOK_NOT_FOUND"],
  unapproveOffers: ["member", "OFFER_NOT_FOUND"],
  unblockUser: ["admin", null],
  undoAppearance: ["admin", null],
  undoDispatchMoves: ["member", "DISPATCH_NOT_QUEUED"],
  unpublishStore: ["member", null],
  updateAffiliateTags: ["self", null],
  updateAppearance: ["admin", null],
  updateBotSettings: ["member", null],
  updateCalendarEntry: ["self", "CALENDAR_ENTRY_NOT_FOUND"],
  updateCalendarZone: ["self", null],
  updateCampaignText: ["self", "CAMPAIGN_TEXT_NOT_FOUND"],
  updateCardStyle: ["member", null],
  updateCoupon: ["member", "COUPON_NOT_FOUND"],
  updateGroup: ["member", "GROUP_NOT_FOUND"],
  updateGroups: ["member", "GROUP_NOT_FOUND"],
  updateMessageSettings: ["self", null],
  updateMessengerGateway: ["admin", null],
  updateOffer: ["member", "OFFER_NOT_FOUND"],
  updatePixKey: ["self", null],
  updatePlan: ["admin", null],
  updateProducts: ["member", "PRODUCT_NOT_FOUND"],
  updateProfile: ["member", null],
  updatePublisherIds: ["self", null],
  updateReadyTemplate: ["self", "TEMPLATE_NOT_FOUND"],
  updateReferralRate: ["admin", null],
  updateRetentionPolicy: ["admin", null],
  updateRole: ["admin", null],
  updateRule: ["self", "RULE_NOT_FOUND"],
  updateShopProgramme: ["self", "PROGRAMME_NOT_FOUND"],
  updateShortLink: ["self", "SHORT_LINK_NOT_FOUND"],
  updateStore: ["member", "OFFER_NOT_FOUND"],
  updateStoreItems: ["member", "OFFER_NOT_FOUND"],
  updateTemplate: ["self", "TEMPLATE_NOT_FOUND"],
  updateTheme: ["admin", null],
  updateWebhook: ["self", "WEBHOOK_NOT_FOUND"],
  usePlatformNumber: ["self", null],
  useStarterRule: ["self", null],
  voteOnCoupon: ["member", "COUPON_NOT_FOUND"],
  withdrawSubscription: ["self", null],
};

const fields = (names: string) => names.split(" ");

/** Public fields, and those without an owner. */
export const open: Readonly<Record<string, readonly string[]>> = {
  Plan: fields("archivedAt interval limits name price priceId productId trialDays unknownLimits"),
  Maintenance: fields(
    "endsAt id isPassing message mode passes secondsUntilEnd secondsUntilStart startsAt",
  ),
  Appearance: fields("canUndo cardColor changedAt id primaryColor sidebarColor version"),
  PublicStore: fields("about bannerUrl invites links page photoUrl sections slug title url"),
  StoreCard: fields(
    "couponCode imageUrl isPinned isPriceProven lowestInDays marketplace price seenAt shop soldOutAt " +
      "status title url",
  ),
  StoreInvite: fields("isFull members messenger title url"),
  StoreLink: fields("title url"),
  StorePage: fields("cards count ended next"),
  StoreSection: fields("id param title"),
  Article: fields("category codes html id summary title url"),
  Theme: fields("createdAt id name settings version"),
  ThemeSettings: fields("cardColor primaryColor sidebarColor"),
  PageInfo: fields("endCursor hasNextPage hasPreviousPage startCursor"),
};

/** What is its owner's alone: also before an admin. Nodes, and what is only reached through them. */
export const own: Readonly<Record<string, readonly string[]>> = {
  ArticleRating: fields("isHelpful words"),
  Webhook: fields(
    "createdAt deliveries disabledAt disabledBecause events failingSince id previousSecretUntil " +
      "status url waitingCount",
  ),
  WebhookDelivery: fields(
    "attemptedAt attempts body durationMs event eventId happenedAt id isTest nextAttemptAt problem " +
      "responseBody responseStatus status",
  ),
  Offer: fields(
    "isUnpaidConfirmed unpaidReason affiliateProof affiliateProofDetail affiliateUrl card cardPrice couponCode coupons " +
      "createdAt discountPercent discountCheck dispatchTally dispatches duplicateOf evidence id imageUrl " +
      "installments lastSentAt lowestPrice marketplace messageImageUrl oldPrice picture pixPrice price " +
      "priceHistory isPriceStale productId rating reading sendingPlan shipping shop sourceUrl staleAt status suggestedGroupIds template templateId templateName text " +
      "hasCustomText title updatedAt version",
  ),
  OfferReading: fields(
    "cardPrice couponCode imageUrl installments lowestPrice oldPrice pictures pixPrice price rating " +
      "shipping shop title",
  ),
  AffiliateProofDetail: fields("checkedAt creditedTag finalUrl programme"),
  ApiKey: fields(
    "createdAt expiresAt hint id isExpired isRotated lastUsedAt lastUsedFrom name scopes",
  ),
  BatchLink: fields("error id offer position status url"),
  BatchLinkError: fields("code message"),
  Installments: fields("amount count isInterestFree"),
  LinkBatch: fields("createdAt done failed id links total"),
  Rating: fields("count stars"),
  Dispatch: fields(
    "attempts campaignTextId correctable correction createdAt delivery expectedAt expiresAt group id journal messageId offer origin plannedAt reason " +
      "reasonCode settledAt startedAt status text title turn",
  ),
  Group: fields(
    "isActive isAdminsOnly canMentionAll canBeSource channel days id isSource sightings isInCommunity inviteReadAt inviteStatus inviteUrl " +
      "kind lastSentAt leftAt members isMentioningAll outlook restingUntil role session settings status syncedAt tags " +
      "title",
  ),
  GroupDay: fields("day joined left members"),
  SourceSighting: fields("couponCodes group id seenAt url"),
  MessengerSession: fields(
    "addToGroupUrl channel credentialHint handle health id lane lastSignAt name isOwnerKnown " +
      "ownerUrl receiptAt risk problemSince warmUp",
  ),
  GroupClaim: fields("expiresAt group id inviteUrl proofCode statusMessage status title"),
  Invoice: fields(
    "createdAt due id number pageUrl paid paidAt pdfUrl refunded status",
  ),
  Pairing: fields("channel expiresAt id pairingCode phone qr statusMessage session status problem"),
  Coupon: fields(
    "amountOff caughtAt caughtIn couponCode createdAt isEndingSoon failedCount id lastFailedAt lastWorkedAt marketplace " +
      "maxDiscount minPurchase note percentOff sharedBy shop source status updatedAt validFrom " +
      "validUntil version workedCount hasWorkedToday",
  ),
  CampaignMedia: fields("kind name sizeBytes tooLargeFor url"),
  CampaignText: fields(
    "createdAt id latestDispatches marketplaces media name needsOffer results season tags updatedAt usedAt variants " +
      "version",
  ),
  ShortLink: fields(
    "botCount clickCount createdAt disabledReason expiresAt hasPassword id purpose slug startsAt " +
      "status targetUrl targets title updatedAt url version",
  ),
  ShortLinkTarget: fields(
    "countries devices group hoursFrom hoursTo isFull isInvitation url weight",
  ),
  FittingCoupon: fields("coupon priceWith saving"),
  Notification: fields("happenedAt id kind offer isOpen product readAt session shop text title"),
  DataExport: fields("requestedAt downloadUrl expiresAt id status"),
  Acceptance: fields("acceptedAt document version"),
  AffiliateTags: fields(["examples", ...Object.keys(affiliateTags)].join(" ")),
  ExampleLink: fields("marketplace proof url"),
  LinkTest: fields(
    "creditedTag isShort marketplace productUrl programme proof shop subParameter unpaidReason " +
      "unwrappedFrom url",
  ),
  PublisherIds: fields("awin cj impact lomadee rakuten"),
  ShopProgramme: fields(
    "commissionPercent cookieDays host id network pattern programmeId proof publisherId unpaidReason",
  ),
  UsualShop: fields("asOf host name networks"),
  ShopConnection: fields(
    "accountName connectedAt credentialHint expiresAt id lastSuccessAt pausedUntil quota shop " +
      "status problem",
  ),
  ShopCallQuota: fields("allowed resetsAt used"),
  ShopProblem: fields("code message since"),
  Card: fields("height url width"),
  CardStyle: fields("accent background logoUrl picture"),
  Product: fields(
    "availability cardPrice coupons createdAt discountPercent discountCheck droppedAt droppedFrom id " +
      "imageUrl lastSending linkCheckedAt linkStatus marketplace nextRefreshAt note oldPrice pixPrice price " +
      "priceHistory priceProof priceReadAt priceSource productId shop sourceUrl tags title updatedAt version",
  ),
  DiscountCheck: fields("days highest sightings since truth"),
  PriceHistory: fields("low30 low90 lowestEver median90 points sightings"),
  PricePoint: fields("at price"),
  ProductDuplicates: fields("products reasonCode"),
  ProductTag: fields("products tag"),
  ProductTally: fields("dropped gone total"),
  Insights: fields(
    "conversions days hours period previousPeriod previousTotals rowCount rows sources timeZone totals uncertain " +
      "variantTests",
  ),
  InsightsDay: fields("day figures"),
  InsightsFigures: fields(
    "botClicks bought canceledConversions clicked clicks clicksPerMessage confirmedCommission " +
      "conversions delivered earningsPerClick earningsPerThousand estimatedConversions " +
      "pendingCommission reporting revenue sent",
  ),
  InsightsHour: fields("clicks clicksPerMessage hour messageClicks sent weekday"),
  InsightsPeriod: fields("days from to"),
  InsightsRow: fields("clicksByDay detail figures key name"),
  InsightsSource: fields("coveredFrom coveredUntil feed kind network updatedAt"),
  TestedVariant: fields("clicks clicksPerMessage high letter low messages slot"),
  VariantTest: fields(
    "decision leader name probability remainingDays sentence templateId title variants",
  ),
  ReportNetworkName: fields("name network"),
  BestHour: fields("clicksPerMessage hour messages percentMore"),
  CouponTally: fields("active disabled endingToday expired scheduled total unconfirmed"),
  OfferTally: fields("approved draft failed queued sent total uncertain"),
  QueueTally: fields("notSent uncertain waiting"),
  BotSettings: fields(
    "availableModes gapMaxMs gapMinMs identicalPerHour lateAfterMinutes pausedAt perDay perHour " +
      "perMinute isNumberProtected quietFrom quietTo safePace sendingMode slots timeZone",
  ),
  SafePace: fields("gapMaxMs gapMinMs identicalPerHour perDay perHour perMinute"),
  NumberRisk: fields("advice level reasons"),
  WarmUp: fields("capToday day days endsAt sentToday"),
  Delivery: fields("acceptedAt delivered deliveredAt"),
  Correction: fields("createdAt kind reasonCode settledAt status"),
  CorrectionOutlook: fields("ofEdit ofRemove"),
  DispatchTally: fields("canceled expired failed queued sending sent total uncertain"),
  Evidence: fields("field readAt source"),
  EditedStoreInvite: fields("capacity groupId isFull title url"),
  Store: fields(
    "about bannerUrl cardColor createdAt disabledReason id invites isOnlySent items links marketplaces " +
      "pinnedOffers primaryColor publishedAt sections shownInvites slug status title updatedAt url version",
  ),
  StoreItem: fields("isHidden isPinned offer sectionId soldOutAt"),
  Approval: fields(
    "answeredAt commission createdAt droppedBecause expiresAt groups id message offer plannedAt " +
      "price reason rule status",
  ),
  Rule: fields(
    "actions activity conditions createdAt decisions enabledAt id isEnabled name pausedAt status " +
      "trigger updatedAt version",
  ),
  CalendarDayItem: fields("dispatch entry expectedAt group plannedAt reason title"),
  CalendarEntry: fields(
    "campaignTextId deletedAt groupTags groups id kind offer queue recurrence startsLocal timeZone times title version",
  ),
  CalendarOccurrence: fields(
    "campaignTextId entry groupTags groups id isException kind occurrence offer outcome startsAt startsLocal title",
  ),
  CalendarOutcome: fields("delayedUntil groups notSent reason sent status uncertain waiting"),
  CalendarQueueItem: fields("campaignTextId offer"),
  Template: fields(
    "activatedAt createdAt hasShortLinks id isActive marketplace name season updatedAt variants version",
  ),
  TemplateLint: fields("code column length line message severity suggestion"),
  ReadyTemplate: fields("activatedAt body id isActive isInSeason name season"),
  TemplateSample: fields("missingVariable readyTemplate template text"),
  TemplateSamples: fields("currentId imageUrl offer samples"),
  TemplateSeason: fields("firstDay lastDay name"),
  TemplateVariant: fields("body lints sent slot weight"),
  CampaignTextResults: fields("clicks commission purchases sent"),
  CampaignTextVariant: fields("body lints slot weight"),
  ReadyCampaignText: fields("body id name season tags"),
  RetailSeasonDates: fields("day firstDay isNow lastDay name season"),
  GroupTag: fields("groups tag"),
  JournalLine: fields("at reason reasonCode step until"),
  Lane: fields("pausedAt queued reason isSending reasonCode waitsUntil"),
  EmailBounce: fields("bouncedAt"),
  MessageSettings: fields("hasDisclosure hasShortLinks signature"),
  Money: fields("cents currency formatted"),
  PlannedDispatch: fields("expectedAt group reason warning"),
  SendingPlan: fields("dispatches link messages messagesLeft nextSlotAt refusal refusalCode"),
};

/** Fields of `Viewer` alone: a person's own, hidden from admins too. */
export const viewer = fields(
  "acceptances affiliateTags apiKeys approvalCount approvals articleRating bestHours botSettings calendar calendarDay calendarFeedSince calendarZones campaignTexts campaignTextTags cardStyle checkout connectableShops isTaxpayerRequired taxpayer couponTally " +
    "coupons dispatches emailBounce groupClaim groupTags groups insights invoices latestDataExport linkBatches " +
    "linkTest messageSettings messengerSessions notifications offerTally offers pairing planUse " +
    "productDuplicates productTags productTally products publisherIds queueTally " +
    "commissionBalance referralProgramme referrals " +
    "readyCampaignTexts readyTemplates reportNetworks retailSeasons ruleCategories ruleDecisions rules rulesStoppedAt shopCategories shopConnections shopProgrammes shopSearch " +
    "shortLinks starterRules store sourceSightings storeSlugProblem templateSamples templates unreadNotifications usualShops webhooks",
);

/** Every field that answers the viewer. */
export const leadingToViewer = fields(
  "Mutation.acceptDocuments Mutation.cancelAccountDeletion " +
    "Mutation.cancelSubscription Mutation.changePlan Mutation.createShopProgramme " +
    "Mutation.endAccountSession Mutation.endOtherAccountSessions Mutation.joinReferralProgramme " +
    "Mutation.markNotificationsRead Mutation.pauseAllRules Mutation.pauseSending Mutation.pauseSubscription " +
    "Mutation.reactivateSubscription Mutation.removePhoto Mutation.removePixKey Mutation.removeShopProgramme Mutation.removeWebhook " +
    "Mutation.requestAccountDeletion Mutation.resumeAllRules Mutation.resumeEmails Mutation.resumeSending " +
    "Mutation.resumeSubscription " +
    "Mutation.updateAffiliateTags Mutation.updateBotSettings " +
    "Mutation.updateMessageSettings Mutation.updatePixKey Mutation.updateProfile Mutation.updatePublisherIds " +
    "Mutation.updateReadyTemplate Mutation.updateShopProgramme " +
    "Mutation.withdrawSubscription NotificationsChanged.viewer Query.viewer " +
    "ViewerChanged.viewer",
);

/** Of a person: what they and any admin see, and what only admins see. */
export const person = {
  selfOrAdmin: fields(
    "accountSessions admin createdAt deletesAt displayName email id isEmailVerified photoUrl role " +
      "subscription timeZone",
  ),
  admin: fields("auditTrail blockedAt blockedReason invoices"),
} as const;

/** What is reached only through that, or through the queries for admins. */
export const ofPeople: Readonly<Record<string, readonly string[]>> = {
  AccountSession: fields("address device isCurrent id seenAt startedAt"),
  PlanSubscription: fields("expiresAt limits messageCount paid plan status"),
  PaidSubscription: fields(
    "cancelsAt isPaused isWithdrawn nextChargeAt openInvoiceUrl paidBy pastDueSince plan priceId " +
      "sendingPausesAt withdrawableUntil",
  ),
  PlanChangePreview: fields("exceeded nextCharge nextChargeAt proration"),
  ExceededLimit: fields("limit most used"),
  BillingFigures: fields("churn late lateAmount mrr paying trials trialsEnding"),
  PlanImpact: fields("exceeding people"),
  PlanImpactLimit: fields("limit people"),
  PlanDifference: fields("here kind priceId there"),
  ResolvedPlanDifference: fields("priceId"),
  SystemHealth: fields("alertKey checkedAt checks failingTasks level"),
  AlertDevice: fields("endpoint"),
  HealthCheck: fields("advice figure label level name path since"),
  FailingTask: fields("count since task"),
  EmailCounts: fields("held lastSentAt refused sent"),
  EmailPreview: fields("kind label url"),
  SentEmail: fields(
    "attempts canRetry createdAt id kind label problem recipient sentAt status triedAt",
  ),
  RetentionPolicy: fields(
    "amount id isBehind isChosen lastDeleted least most ranAt unit what why",
  ),
  ServerStatus: fields("caches database doors history processes requests sampledAt"),
  ServerProcess: fields(
    "cpuSeconds heapUsed id kind liveSockets loopP50 loopP99 pid reportedAt rss sockets " +
      "startedAt version",
  ),
  RequestRates: fields("errorsPerSecond p50 p99 perSecond"),
  DoorRates: fields("door rates"),
  CacheUse: fields("hits misses name"),
  DatabaseStatus: fields(
    "active blocked cacheHitRatio connections maxConnections sizeBytes slowQueries version",
  ),
  SlowQuery: fields("calls meanMs query totalMs"),
  StatusPoint: fields(
    "at connections cpu errorsPerSecond loopP99 p50 p99 perSecond rss sockets",
  ),
  PaymentReport: fields("handledAt id isKnown receivedAt retries type"),
  PaidBy: fields("cardBrand cardDigits method"),
  ReferralProgramme: fields(
    "acceptedTerms attributionDays clickCount holdDays leastPayout path payingCount pixKey rates " +
      "signUpCount status",
  ),
  PixKey: fields("hint kind"),
  ReferralRate: fields("id interval months percent planName"),
  CommissionBalance: fields("earned inPayout paid payable pending"),
  Referral: fields("earned id registeredAt status"),
  PayoutBatch: fields("approvedAt createdAt id payouts status total"),
  Payout: fields("amount id name pixHint pixKind reason status"),
  DuePayouts: fields("people total"),
  PlanLimits: fields(
    "apiPerMinute assistantPerDay groups members messagesPerMonth offersPerDay products sessions " +
      "shortLinks",
  ),
  ManagedStore: fields("disabledReason id owner status title url"),
  StoreReport: fields("createdAt details id reason resolvedAt store"),
  ArticleScore: fields("article helpful unhelpful words"),
  AuditEntry: fields("actor detail event happenedAt id isImpersonated subject"),
  Impersonation: fields("admin expiresAt id reason startedAt user"),
  MessengerGateway: fields("checkedAt keyHint statusMessage status url version"),
  MessagingProcess: fields("channels id sessions"),
  HeldSessions: fields("channel sending sessions failing working"),
  ClientVersion: fields("outdatedSessions outdatedSince version"),
  PlatformNumberUse: fields("groups sharedBy people"),
  PlatformNumber: fields("health sharedAt name number"),
};

/** What only the answer to one's own mutation or subscription holds. */
export const answers: Readonly<Record<string, readonly string[]>> = {
  CreatedApiKey: fields("apiKey secret"),
  RevokedApiKey: fields("apiKeyId"),
  CalendarChanged: fields("calendarEntry id"),
  CalendarFeed: fields("url"),
  CalendarImport: fields("dates isDryRun skipped"),
  CalendarWarning: fields("at code count message"),
  CheckedCalendarEntry: fields("warnings"),
  ImportedCalendarDate: fields("recurrence startsLocal timeZone title"),
  MovedCalendar: fields("count"),
  RevokedCalendarFeed: fields("hadFeed"),
  CalendarEntryChangedMeanwhile: fields("code current message path"),
  CampaignTextChanged: fields("campaignText id"),
  CampaignTextChangedMeanwhile: fields("code current message path"),
  CampaignTextLine: fields("body line name season"),
  CampaignTextVariable: fields("about isOfOffer name"),
  DeletedCalendarEntry: fields("calendarEntryId restorableUntil"),
  DeletedCampaignText: fields("campaignTextId restorableUntil"),
  ImportedCampaignTexts: fields("count isDryRun lines problems"),
  CouponChanged: fields("coupon id"),
  GroupChanged: fields("group id"),
  GroupClaimChanged: fields("groupClaim id"),
  LinkBatchChanged: fields("id linkBatch"),
  NotificationsChanged: fields("id viewer"),
  BillingPortal: fields("url"),
  Checkout: fields("id pending priceId status subscriptionStatus url"),
  Taxpayer: fields("hint kind"),
  PendingPayment: fields("method until url"),
  PlanUse: fields("groups messagesPerMonth offersPerDay products sessions shortLinks"),
  CheckoutChanged: fields("checkout id"),
  PairingChanged: fields("id pairing"),
  QueueChanged: fields("dispatch id"),
  SessionChanged: fields("id session"),
  ShopConnectionChanged: fields("id shopConnection"),
  ViewerChanged: fields("id viewer"),
  DeletedShortLink: fields("restorableUntil shortLinkId"),
  ShortLinkChanged: fields("id shortLink"),
  ShortLinkChangedMeanwhile: fields("code current message path"),
  CouponChangedMeanwhile: fields("code current message path"),
  CouponExists: fields("code existing message path"),
  CouponLine: fields("amountOff couponCode line marketplace percentOff shop validUntil"),
  ConversionColumn: fields("column field"),
  Conversion: fields("amount commission id match network purchasedAt status title tracedTo"),
  ConversionLine: fields("commission line purchasedAt status title"),
  ImportedConversions: fields(
    "columns created dateOrder isDryRun lines mapping missing problems unchanged updated",
  ),
  CsvProblem: fields("column line message"),
  DeletedCoupon: fields("couponId restorableUntil"),
  ImportedCoupons: fields("count isDryRun lines problems"),
  AlreadySent: fields("code groups lastSentAt message path waitingGroups"),
  AppearanceChangedMeanwhile: fields("code current message path"),
  ChangedOffers: fields("offers"),
  CanceledDispatches: fields("count dispatches"),
  MovedDispatches: fields("count dispatches"),
  CorrectedCampaignText: fields("count dispatches"),
  CorrectedOffer: fields("count dispatches"),
  DeletedOffer: fields("offerId restorableUntil"),
  RemovedLinkBatch: fields("linkBatchId"),
  EndedMaintenance: fields("maintenanceId"),
  MaintenanceChanged: fields("id maintenance"),
  DeletedTheme: fields("restorableUntil themeId"),
  FoundProduct: fields("imageUrl marketplace oldPrice price shop sourceUrl title"),
  ImportedThemes: fields("themes"),
  ChangedProducts: fields("products"),
  DeletedProducts: fields("productIds restorableUntil"),
  ImportedProductLine: fields("column line message outcome title"),
  ProductChanged: fields("product id"),
  ProductImport: fields("created failed lines isSaved skipped updated"),
  ListedProduct: fields(
    "commission commissionPercent imageUrl lastSending oldPrice price priceHistory priceProof " +
      "rating sold title url",
  ),
  ListedProducts: fields("next products seenAt"),
  LastSending: fields("at groups"),
  PriceProof: fields(
    "claimed days daysAtPrice highest lowestInDays oldPrice spanDays status",
  ),
  ShopCategory: fields("id name"),
  ShopPaused: fields("code message path retryAt"),
  LimitReached: fields("code left limit message path"),
  OfferChange: fields("offer offerId"),
  OfferChangedMeanwhile: fields("code current message path"),
  ChangedPlatformNumber: fields("platformNumber"),
  PageNotRead: fields("code found message path"),
  RefreshedOffer: fields("changed offer"),
  Refusal: fields("code message path"),
  RemovedMessengerGateway: fields("url"),
  ShopSignInStart: fields("address"),
  ChannelLength: fields("caption channel length text"),
  DeletedTemplate: fields("restorableUntil templateId"),
  MessagePreview: fields("imageUrl lengths lints text"),
  StoreChanged: fields("id store"),
  StoreChangedMeanwhile: fields("code current message path"),
  AnsweredApprovals: fields("approvals"),
  ApprovalChanged: fields("approval approvalCount id"),
  DeletedRule: fields("restorableUntil ruleId"),
  RuleActions: fields(
    "fromTime groupTags groups isUrgent mode perDay template templateId timing toTime",
  ),
  RuleActivity: fields("lastDecisionAt matchedToday"),
  RuleChanged: fields("id rule"),
  RuleChangedMeanwhile: fields("code current message path"),
  RuleConditions: fields(
    "categories familyPerDay marketplaces maxPriceCents minCommissionPercent minPriceCents " +
      "minProvenDiscountPercent minRating notSentInDays notWords words",
  ),
  RuleDecision: fields(
    "approval at groups id isLeftOut limitCode messages offer outcome price reason reasonCode rule " +
      "title",
  ),
  RuleDryRun: fields("asked days isKnown items matched reasons seen sent since skipped until"),
  RuleDryRunDay: fields("asked day sent"),
  RuleDryRunItem: fields("at groups outcome price reason title"),
  RuleDryRunReason: fields("count reason reasonCode"),
  RuleMessages: fields("notSent sent uncertain waiting"),
  RuleTrigger: fields(
    "everyMinutes kind lowestInDays marketplaces minDropPercent query sourceGroups",
  ),
  StarterRule: fields("actions conditions key name trigger"),
  TemplateChanged: fields("template id"),
  TemplateChangedMeanwhile: fields("code current message path"),
  TemplateVariable: fields("about canBeMissing name"),
  ThemesChanged: fields("theme id"),
  ThemeChangedMeanwhile: fields("code current message path"),
  ChangedGroups: fields("groups"),
  WebhookReplay: fields("count webhook"),
  WebhookSecret: fields("secret webhook"),
  GroupSettings: fields("gapMs perDay perHour quietFrom quietTo slots templateId"),
  GroupOutlook: fields("gapMs hasOwnCap isAtCap nextAt perDay perHour reason sentLastDay"),
};
