/**
 * @generated SignedSource<<ff49c6b9e07c44449c2a3669f2eef6a6>>
 * @relayHash b5b1ada4768120c9bfcaa4f0378b8adb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 346658f7cab44eebd82443142d51a35319683803d9dc943456c127deb9849297

import { ConcreteRequest } from 'relay-runtime';
export type LimitedChannel = "TELEGRAM" | "WHATSAPP";
export type Picture = "PRODUCT" | "SQUARE_CARD" | "STORY_CARD";
export type TemplateLintCode = "EMPTY" | "HALF_EMPTY_LINE" | "LINK_MISSING" | "LONG_FOR_CHANNEL" | "STRAY_BRACE" | "TOO_LONG_TO_SAVE" | "UNBALANCED_MARK" | "UNKNOWN_VARIABLE" | "WRITTEN_PRICE";
export type TemplateLintSeverity = "ERROR" | "WARNING";
export type OfferFieldsInput = {
  affiliateUrl?: string | null | undefined;
  cardPrice?: MoneyInput | null | undefined;
  couponCode?: string | null | undefined;
  imageUrl?: string | null | undefined;
  installments?: InstallmentsInput | null | undefined;
  lowestPrice?: MoneyInput | null | undefined;
  oldPrice?: MoneyInput | null | undefined;
  picture?: Picture | null | undefined;
  pixPrice?: MoneyInput | null | undefined;
  price?: MoneyInput | null | undefined;
  rating?: RatingInput | null | undefined;
  shipping?: string | null | undefined;
  shop?: string | null | undefined;
  templateId?: string | null | undefined;
  text?: string | null | undefined;
  title?: string | null | undefined;
};
export type MoneyInput = {
  cents: number;
  currency?: string | null | undefined;
};
export type InstallmentsInput = {
  amount: MoneyInput;
  count: number;
  isInterestFree?: boolean | null | undefined;
};
export type RatingInput = {
  count?: number | null | undefined;
  stars: number;
};
export type MessageSettingsInput = {
  hasDisclosure?: boolean | null | undefined;
  signature?: string | null | undefined;
};
export type useMessagePreviewQuery$variables = {
  body?: string | null | undefined;
  fields?: OfferFieldsInput | null | undefined;
  offerId?: string | null | undefined;
  settings?: MessageSettingsInput | null | undefined;
  url?: string | null | undefined;
};
export type useMessagePreviewQuery$data = {
  readonly messagePreview: {
    readonly imageUrl: string | null | undefined;
    readonly lengths: ReadonlyArray<{
      readonly caption: number;
      readonly channel: LimitedChannel;
      readonly length: number;
      readonly text: number;
    }>;
    readonly lints: ReadonlyArray<{
      readonly code: TemplateLintCode;
      readonly column: number;
      readonly length: number;
      readonly line: number;
      readonly message: string;
      readonly severity: TemplateLintSeverity;
      readonly suggestion: string | null | undefined;
    }>;
    readonly text: string;
  };
};
export type useMessagePreviewQuery = {
  response: useMessagePreviewQuery$data;
  variables: useMessagePreviewQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "body"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "fields"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "offerId"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "settings"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "url"
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "text",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "length",
  "storageKey": null
},
v7 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "body",
        "variableName": "body"
      },
      {
        "kind": "Variable",
        "name": "fields",
        "variableName": "fields"
      },
      {
        "kind": "Variable",
        "name": "offerId",
        "variableName": "offerId"
      },
      {
        "kind": "Variable",
        "name": "settings",
        "variableName": "settings"
      },
      {
        "kind": "Variable",
        "name": "url",
        "variableName": "url"
      }
    ],
    "concreteType": "MessagePreview",
    "kind": "LinkedField",
    "name": "messagePreview",
    "plural": false,
    "selections": [
      (v5/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "imageUrl",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "TemplateLint",
        "kind": "LinkedField",
        "name": "lints",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "code",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "severity",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "line",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "column",
            "storageKey": null
          },
          (v6/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "suggestion",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "message",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "ChannelLength",
        "kind": "LinkedField",
        "name": "lengths",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "channel",
            "storageKey": null
          },
          (v6/*:: as any*/),
          (v5/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "caption",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useMessagePreviewQuery",
    "selections": (v7/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v2/*:: as any*/),
      (v4/*:: as any*/),
      (v1/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useMessagePreviewQuery",
    "selections": (v7/*:: as any*/)
  },
  "params": {
    "id": "346658f7cab44eebd82443142d51a35319683803d9dc943456c127deb9849297",
    "metadata": {},
    "name": "useMessagePreviewQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "7dc5868a37aaeeef1c6f9201b05c17c2";

export default node;
