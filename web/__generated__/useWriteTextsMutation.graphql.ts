/**
 * @generated SignedSource<<9c55f19a844d29762a12f4b58b8c63de>>
 * @relayHash a9a470f40f71460b61934fcc8b43fcba
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 50e1924b0c63c7178c74453c5522bc40710fcae79c6528ca616e5faf235002fc

import { ConcreteRequest } from 'relay-runtime';
export type EmojiAmount = "FEW" | "MANY" | "NONE";
export type RetailSeason = "BACK_TO_SCHOOL" | "BLACK_FRIDAY" | "CARNIVAL" | "CHILDREN" | "CHRISTMAS" | "CONSUMERS" | "EASTER" | "ELEVEN_ELEVEN" | "FATHERS" | "LOVERS" | "MOTHERS" | "NINE_NINE" | "TEN_TEN" | "TWELVE_TWELVE";
export type UserErrorCode = "ACCOUNT_BLOCKED" | "ADMINS_ONLY" | "ALERT_DEVICE_INVALID" | "ALREADY_SENT" | "AMAZON_TAG_INVALID" | "ANSWER_UNDER_WAY" | "API_KEYS_TOO_MANY" | "API_KEY_EXPIRY_INVALID" | "API_KEY_INVALID" | "API_KEY_NAME_INVALID" | "API_KEY_NOT_FOUND" | "API_KEY_OVERLAP_INVALID" | "API_KEY_SCOPES_INVALID" | "API_LIMIT" | "API_SCOPE_FOR_ADMINS" | "API_SCOPE_MISSING" | "APPEARANCE_CHANGED_MEANWHILE" | "APPROVAL_NOT_FOUND" | "ARTICLE_NOT_FOUND" | "ARTICLE_WORDS_INVALID" | "ASSISTANT_BUSY" | "ASSISTANT_CUT_OFF" | "ASSISTANT_FILTERED" | "ASSISTANT_KEY_REFUSED" | "ASSISTANT_LIMIT" | "ASSISTANT_NOT_SET_UP" | "ASSISTANT_OFF" | "ASSISTANT_REQUEST_REFUSED" | "ASSISTANT_RESTING" | "ASSISTANT_TEXTS_REFUSED" | "ASSISTANT_TOO_LONG" | "ASSISTANT_UNAVAILABLE" | "BATCH_LINK_NOT_FAILED" | "BOT_OF_ANOTHER_PERSON" | "BOT_TOKEN_INVALID" | "CALENDAR_CHANGED_MEANWHILE" | "CALENDAR_DAY_INVALID" | "CALENDAR_ENTRY_NOT_DELETED" | "CALENDAR_ENTRY_NOT_FOUND" | "CALENDAR_EXCEPTIONS_LIMIT" | "CALENDAR_FILE_INVALID" | "CALENDAR_LIMIT" | "CALENDAR_OCCURRENCE_OVER" | "CALENDAR_PERIOD_INVALID" | "CALENDAR_QUEUE_EMPTY" | "CALENDAR_QUEUE_INVALID" | "CALENDAR_SERIES_FIXED" | "CALENDAR_TIME_INVALID" | "CALENDAR_TITLE_INVALID" | "CAMPAIGN_TEXTS_LIMIT" | "CAMPAIGN_TEXT_CHANGED_MEANWHILE" | "CAMPAIGN_TEXT_EXISTS" | "CAMPAIGN_TEXT_HAS_ERRORS" | "CAMPAIGN_TEXT_NAME_INVALID" | "CAMPAIGN_TEXT_NEEDS_OFFER" | "CAMPAIGN_TEXT_NOT_DELETED" | "CAMPAIGN_TEXT_NOT_FOUND" | "CAMPAIGN_TEXT_SEASON_INVALID" | "CAMPAIGN_TEXT_VARIANTS_INVALID" | "CANNED_ANSWERS_FULL" | "CANNED_ANSWER_INVALID" | "CANNED_ANSWER_NOT_FOUND" | "CAPTURE_TOO_LARGE" | "CAP_INVALID" | "CHANNEL_LINK_INVALID" | "CHANNEL_UNSUPPORTED" | "CHECKOUT_COMPLETED" | "CHECKOUT_NOT_FOUND" | "CLAIM_ENDED" | "CLAIM_NOT_FOUND" | "COLOR_INVALID" | "COMMISSION_PERCENT_INVALID" | "CONVERSIONS_BY_API" | "CONVERSIONS_CSV_TOO_LONG" | "CONVERSION_AMOUNT_INVALID" | "CONVERSION_COUNTED_BY_API" | "CONVERSION_DATE_AMBIGUOUS" | "CONVERSION_DATE_INVALID" | "CONVERSION_NETWORK_UNKNOWN" | "CONVERSION_STATUS_INVALID" | "COOKIE_DAYS_INVALID" | "COUPONS_LIMIT" | "COUPON_AMOUNT_INVALID" | "COUPON_CHANGED_MEANWHILE" | "COUPON_CODE_INVALID" | "COUPON_DATE_INVALID" | "COUPON_DISCOUNT_INVALID" | "COUPON_EXISTS" | "COUPON_MAXIMUM_INVALID" | "COUPON_MINIMUM_INVALID" | "COUPON_NOTE_INVALID" | "COUPON_NOT_DELETED" | "COUPON_NOT_FITTING" | "COUPON_NOT_FOUND" | "COUPON_NOT_STARTED" | "COUPON_PERCENT_INVALID" | "COUPON_PERIOD_INVALID" | "COUPON_SHARER_INVALID" | "COUPON_SHOP_INVALID" | "CSV_INVALID" | "CSV_TOO_LONG" | "CSV_WITHOUT_COLUMNS" | "CURRENCY_INVALID" | "CURSOR_INVALID" | "DATA_EXPORT_NOT_FOUND" | "DELETION_NOT_CONFIRMED" | "DELETION_UNDERWAY" | "DISPATCH_NOT_FAILED" | "DISPATCH_NOT_FOUND" | "DISPATCH_NOT_QUEUED" | "DISPATCH_NOT_UNCERTAIN" | "DISPATCH_OF_OTHER_SESSION" | "DOCUMENT_VERSION_INVALID" | "EMAIL_NOT_FOUND" | "EMAIL_NOT_RETRYABLE" | "EMAIL_NOT_VERIFIED" | "EXPORTS_TOO_MANY" | "EXPORT_NOT_FOUND" | "EXPORT_PERIOD_INVALID" | "EXPORT_RUNNING" | "EXTENSION_INVALID" | "FEEDBACK_ANSWERS_FULL" | "FEEDBACK_ANSWER_INVALID" | "FEEDBACK_ASSIGNEE_INVALID" | "FEEDBACK_NOT_FOUND" | "FEEDBACK_SCREENSHOT_GONE" | "FEEDBACK_TEXT_INVALID" | "FEEDBACK_TOPICS_FULL" | "FEEDBACK_TOPIC_INVALID" | "FEEDBACK_TOPIC_NOT_FOUND" | "GATEWAY_KEY_INVALID" | "GATEWAY_KEY_REFUSED" | "GATEWAY_MISSING" | "GATEWAY_NOT_A_GATEWAY" | "GATEWAY_OUTDATED" | "GATEWAY_UNREACHABLE" | "GATEWAY_URL_INVALID" | "GROUPS_LIMIT" | "GROUPS_MISSING" | "GROUP_NOT_FOUND" | "GROUP_NOT_READY" | "GROUP_PACE_INVALID" | "IDEMPOTENCY_IN_PROGRESS" | "IDEMPOTENCY_KEY_INVALID" | "IDEMPOTENCY_KEY_REUSED" | "IDEMPOTENCY_OUTCOME_UNKNOWN" | "IMAGE_INVALID" | "IMPERSONATION_NOT_FOUND" | "IMPERSONATION_OF_ADMIN" | "IMPERSONATION_OF_BLOCKED" | "IMPERSONATION_OPEN" | "IMPERSONATION_WITHOUT_SESSION" | "INSIGHTS_PANEL_UNKNOWN" | "INSIGHTS_PERIOD_INVALID" | "INSTALLMENTS_INVALID" | "INVITE_INVALID" | "INVITE_UNAVAILABLE" | "INVOICE_NOT_REFUNDABLE" | "KEY_INVALID" | "LAST_ADMIN" | "LATE_INVALID" | "LINKS_MISSING" | "LINKS_TEXT_TOO_LONG" | "LINKS_UNDERWAY" | "LINK_BATCH_NOT_FOUND" | "LINK_INVALID" | "LINK_MISSING_IN_TEXT" | "LINK_NOT_FOLLOWED" | "LINK_OF_ANOTHER_AFFILIATE" | "LINK_PATTERN_INVALID" | "LINK_READING_FAILED" | "LINK_REFUSED" | "MAGALU_SHOP_INVALID" | "MAINTENANCE" | "MAINTENANCE_MESSAGE_INVALID" | "MAINTENANCE_NOT_FOUND" | "MAINTENANCE_PASS_UNKNOWN" | "MAINTENANCE_TIMES_INVALID" | "MEDIA_INVALID" | "MEDIA_STORAGE_FULL" | "MEDIA_TOO_LARGE" | "MERCADO_LIVRE_TOOL_INVALID" | "MERCADO_LIVRE_WORD_INVALID" | "MERGE_INVALID" | "MESSAGES_LIMIT" | "MESSENGER_UNREACHABLE" | "NAME_INVALID" | "NODES_TOO_MANY" | "NODE_NOT_FOUND" | "NOTE_TOO_LONG" | "NOTHING_TO_CORRECT" | "NOTHING_TO_UNDO" | "NOTIFICATION_NOT_FOUND" | "NOT_ALLOWED" | "NOT_AUTHENTICATED" | "NOT_FOR_API_KEYS" | "NOT_ONESELF" | "NO_FREE_SLOT" | "NUMBER_NOT_OWN" | "NUMBER_OF_ANOTHER_PERSON" | "NUMBER_OF_OTHER_CHANNEL" | "NUMBER_OF_PLATFORM" | "OAUTH_APPS_TOO_MANY" | "OAUTH_APP_DISABLED" | "OAUTH_APP_NAME_INVALID" | "OAUTH_APP_NOT_FOUND" | "OAUTH_REDIRECTS_INVALID" | "OAUTH_REDIRECT_UNKNOWN" | "OCCASION_INVALID" | "OFFERS_LIMIT" | "OFFER_CHANGED_MEANWHILE" | "OFFER_ENDED" | "OFFER_INPUT_MISSING" | "OFFER_NOT_DELETED" | "OFFER_NOT_FOUND" | "OFFER_UNPAID" | "OFFER_WITHOUT_PAGE" | "ONLY_IN_PERSON" | "OWNER_UNKNOWN" | "PACE_INVALID" | "PAGE_BLOCKED" | "PAGE_TOO_LARGE" | "PAGE_UNREACHABLE" | "PAGE_WITHOUT_PRICE" | "PAGE_WITHOUT_PRODUCT" | "PAIRING_NOT_FOUND" | "PAIRING_UNAVAILABLE" | "PAYMENTS_OFF" | "PAYMENT_PENDING" | "PAYMENT_REPORT_NOT_FOUND" | "PAYOUTS_NONE" | "PAYOUT_BATCH_NOT_APPROVED" | "PAYOUT_BATCH_NOT_DRAFT" | "PAYOUT_BATCH_NOT_FOUND" | "PHONE_INVALID" | "PHONE_LENGTH_INVALID" | "PHONE_WITHOUT_COUNTRY" | "PHOTO_INVALID" | "PHOTO_TOO_LARGE" | "PIX_KEY_INVALID" | "PLAN_CHOICE_NEEDED" | "PLAN_ENDED" | "PLAN_END_INVALID" | "PLAN_LIMITS_INVALID" | "PLAN_NAME_INVALID" | "PLAN_NOT_FOUND" | "PLAN_PRICE_INVALID" | "PLAN_TRIAL_INVALID" | "PLATFORM_NUMBER_MISSING" | "PLATFORM_NUMBER_NOT_OWN" | "PLATFORM_NUMBER_OTHER" | "PLATFORM_NUMBER_UNUSED" | "PRICE_INVALID" | "PRICE_UNREADABLE" | "PRODUCTS_CSV_TOO_LONG" | "PRODUCTS_CSV_WITHOUT_COLUMNS" | "PRODUCTS_LIMIT" | "PRODUCTS_MISSING" | "PRODUCT_INPUT_MISSING" | "PRODUCT_NOT_DELETED" | "PRODUCT_NOT_FOUND" | "PRODUCT_OUT_OF_STOCK" | "PRODUCT_WITHOUT_ADDRESS" | "PROGRAMMES_LIMIT" | "PROGRAMME_EXISTS" | "PROGRAMME_ID_INVALID" | "PROGRAMME_NOT_FOUND" | "PROMPT_INVALID" | "PROPOSAL_NOT_FOUND" | "PROPOSAL_OVER" | "PUBLISHER_ID_INVALID" | "QUERY_TOO_COSTLY" | "QUIET_HOURS_INVALID" | "RATING_INVALID" | "REASON_INVALID" | "RECURRENCE_INVALID" | "REFERRALS_OFF" | "REFERRAL_RATE_INVALID" | "REFERRER_NOT_FOUND" | "REFUND_INVALID" | "REPORT_INVALID" | "RETENTION_AMOUNT_INVALID" | "RETENTION_FIXED" | "RETENTION_NOT_FOUND" | "RULES_LIMIT" | "RULES_STOPPED" | "RULE_ACTIONS_INVALID" | "RULE_CHANGED_MEANWHILE" | "RULE_CONDITIONS_INVALID" | "RULE_DRAFT_MISSING" | "RULE_NAME_INVALID" | "RULE_NOT_DELETED" | "RULE_NOT_FOUND" | "RULE_TRIGGER_INVALID" | "RULE_WITHOUT_GROUPS" | "SEARCH_INVALID" | "SEASON_INVALID" | "SENDING_MODE_UNAVAILABLE" | "SESSIONS_LIMIT" | "SESSION_NOT_CONNECTED" | "SESSION_NOT_FOUND" | "SESSION_REVOKED" | "SETTINGS_INVALID" | "SETUP_CODE_INVALID" | "SHARED_TEXT_TOO_LONG" | "SHIPPING_TOO_LONG" | "SHOPEE_ID_INVALID" | "SHOP_ACCESS_DENIED" | "SHOP_ACCOUNT_BLOCKED" | "SHOP_ACCOUNT_FROZEN" | "SHOP_ACCOUNT_INVALID" | "SHOP_ACCOUNT_NOT_BOUND" | "SHOP_ADDRESS_INVALID" | "SHOP_CREDENTIALS_REFUSED" | "SHOP_FAILED" | "SHOP_INVALID" | "SHOP_KEYS_INVALID" | "SHOP_NOT_CONNECTABLE" | "SHOP_NOT_CONNECTED" | "SHOP_NOT_ELIGIBLE" | "SHOP_PRODUCT_NOT_FOUND" | "SHOP_RATE_LIMITED" | "SHOP_REQUEST_REFUSED" | "SHOP_SIGN_IN_EXPIRED" | "SHOP_SIGN_IN_LOST" | "SHOP_SIGN_IN_REFUSED" | "SHOP_TAG_FIRST" | "SHOP_UNREACHABLE" | "SHOP_WITH_OWN_SETTINGS" | "SHOP_WORDS_INVALID" | "SHORT_LINKS_LIMIT" | "SHORT_LINK_CHANGED_MEANWHILE" | "SHORT_LINK_COUNTRY_INVALID" | "SHORT_LINK_DATE_INVALID" | "SHORT_LINK_GROUP_WITHOUT_INVITE" | "SHORT_LINK_HOURS_INVALID" | "SHORT_LINK_NOT_DELETED" | "SHORT_LINK_NOT_FOUND" | "SHORT_LINK_PASSWORD_INVALID" | "SHORT_LINK_PERIOD_INVALID" | "SHORT_LINK_RULES_WITHOUT_REST" | "SHORT_LINK_SLUG_INVALID" | "SHORT_LINK_SLUG_RESERVED" | "SHORT_LINK_SLUG_TAKEN" | "SHORT_LINK_TARGETS_INVALID" | "SHORT_LINK_TARGETS_TWICE" | "SHORT_LINK_TARGET_AMAZON" | "SHORT_LINK_TARGET_HIDDEN" | "SHORT_LINK_TARGET_INVALID" | "SHORT_LINK_TARGET_OWN" | "SHORT_LINK_TITLE_INVALID" | "SHORT_LINK_WEIGHT_INVALID" | "SIGNATURE_TOO_LONG" | "SIGN_IN_FIRST" | "SINCE_TOO_OLD" | "SLOTS_INVALID" | "SOURCE_NOT_OWN" | "STARTER_RULE_UNKNOWN" | "STORE_ABOUT_INVALID" | "STORE_CHANGED_MEANWHILE" | "STORE_DISABLED" | "STORE_INVITES_INVALID" | "STORE_LINKS_INVALID" | "STORE_NOT_FOUND" | "STORE_PINS_INVALID" | "STORE_SECTIONS_INVALID" | "STORE_SLUG_INVALID" | "STORE_SLUG_TAKEN" | "STORE_TITLE_INVALID" | "SUBSCRIPTION_EXISTS" | "SUBSCRIPTION_NOT_FOUND" | "SUBSCRIPTION_NOT_PAUSABLE" | "TAGS_INVALID" | "TASK_NOT_FAILING" | "TAXPAYER_ID_INVALID" | "TAXPAYER_REQUIRED" | "TEMPLATES_LIMIT" | "TEMPLATE_CHANGED_MEANWHILE" | "TEMPLATE_HAS_ERRORS" | "TEMPLATE_NAME_INVALID" | "TEMPLATE_NOT_DELETED" | "TEMPLATE_NOT_FOUND" | "TEMPLATE_VARIANTS_INVALID" | "TEST_BY_PLATFORM" | "TEST_TEXT_INVALID" | "TEXT_NOT_CORRECTABLE" | "TEXT_NOT_STORABLE" | "TEXT_TOO_LONG" | "THEMES_LIMIT" | "THEME_CHANGED_MEANWHILE" | "THEME_NAME_INVALID" | "THEME_NOT_DELETED" | "THEME_NOT_FOUND" | "THREADS_LIMIT" | "THREAD_FULL" | "THREAD_MESSAGE_NOT_FOUND" | "THREAD_NOT_DELETED" | "THREAD_NOT_FOUND" | "TIME_INVALID" | "TITLE_MISSING" | "TITLE_TOO_LONG" | "TOKEN_MISSING" | "TOO_MANY_APPROVALS" | "TOO_MANY_ATTEMPTS" | "TOO_MANY_GROUPS" | "TOO_MANY_LINKS" | "TOO_MANY_LOOKS" | "TOO_MANY_NOTIFICATIONS" | "TOO_MANY_OFFERS" | "TOO_MANY_PRODUCTS" | "TOO_MANY_REQUESTS" | "TOO_MANY_THEMES" | "UNAVAILABLE" | "USER_NOT_FOUND" | "VIDEO_CODEC_INVALID" | "WEBHOOKS_LIMIT" | "WEBHOOK_ALREADY_ROTATED" | "WEBHOOK_DELIVERY_NOT_FOUND" | "WEBHOOK_EVENTS_INVALID" | "WEBHOOK_NOT_FOUND" | "WEBHOOK_PERIOD_INVALID" | "WEBHOOK_URL_INVALID" | "WITHDRAWAL_OVER" | "WRITING_QUESTION_INVALID" | "ZONE_INVALID";
export type Writer = "MODEL" | "RULES";
export type WritingLength = "LONG" | "MEDIUM" | "SHORT";
export type WritingPurpose = "CAMPAIGN_TEXT" | "OFFER_MESSAGE" | "TEMPLATE";
export type WritingTone = "DIRECT" | "ELEGANT" | "FRIENDLY" | "PLAYFUL";
export type WriteTextsInput = {
  emojis: EmojiAmount;
  groupId?: string | null | undefined;
  length: WritingLength;
  offerId?: string | null | undefined;
  purpose: WritingPurpose;
  question?: string | null | undefined;
  season?: RetailSeason | null | undefined;
  tone: WritingTone;
};
export type useWriteTextsMutation$variables = {
  input: WriteTextsInput;
};
export type useWriteTextsMutation$data = {
  readonly writeTexts: {
    readonly code?: UserErrorCode;
    readonly drafts?: ReadonlyArray<{
      readonly body: string;
      readonly card: {
        readonly height: number;
        readonly url: string;
        readonly width: number;
      } | null | undefined;
      readonly message: string;
      readonly text: string;
      readonly title: string | null | undefined;
      readonly writtenBy: Writer;
    }>;
    readonly message?: string;
    readonly path?: ReadonlyArray<string>;
    readonly rulesMessage?: string | null | undefined;
    readonly sent?: string | null | undefined;
    readonly viewer?: {
      readonly assistant: {
        readonly isResting: boolean;
        readonly promptsLeft: number | null | undefined;
      };
    };
  };
};
export type useWriteTextsMutation = {
  response: useWriteTextsMutation$data;
  variables: useWriteTextsMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "concreteType": "TextDraft",
  "kind": "LinkedField",
  "name": "drafts",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "body",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "text",
      "storageKey": null
    },
    (v2/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "title",
      "storageKey": null
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "format",
          "value": "SQUARE"
        }
      ],
      "concreteType": "Card",
      "kind": "LinkedField",
      "name": "card",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "url",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "width",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "height",
          "storageKey": null
        }
      ],
      "storageKey": "card(format:\"SQUARE\")"
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "writtenBy",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "rulesMessage",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "sent",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "concreteType": "AssistantStatus",
  "kind": "LinkedField",
  "name": "assistant",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isResting",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "promptsLeft",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v7 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "code",
      "storageKey": null
    },
    (v2/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "path",
      "storageKey": null
    }
  ],
  "type": "UserError",
  "abstractKey": "__isUserError"
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useWriteTextsMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "writeTexts",
        "plural": false,
        "selections": [
          {
            "kind": "InlineFragment",
            "selections": [
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Viewer",
                "kind": "LinkedField",
                "name": "viewer",
                "plural": false,
                "selections": [
                  (v6/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "type": "WrittenTexts",
            "abstractKey": null
          },
          (v7/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useWriteTextsMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "writeTexts",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": [
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Viewer",
                "kind": "LinkedField",
                "name": "viewer",
                "plural": false,
                "selections": [
                  (v6/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "id",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "type": "WrittenTexts",
            "abstractKey": null
          },
          (v7/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "50e1924b0c63c7178c74453c5522bc40710fcae79c6528ca616e5faf235002fc",
    "metadata": {},
    "name": "useWriteTextsMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "c98d6464374cf83a86c80a5a59114c9d";

export default node;
