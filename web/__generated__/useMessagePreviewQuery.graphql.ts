/**
 * @generated SignedSource<<74ab5c25b78a724107b195868a432a1b>>
 * @relayHash 55a6dc088959bd1640b6f51aa3d3eb19
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2dd2943f920c32a8909e6ac1c4dca60bc9f244b2f6c43c8370a93bdc502ded18

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
export type useMessagePreviewQuery$variables = {
  body?: string | null | undefined;
  fields?: OfferFieldsInput | null | undefined;
  offerId?: string | null | undefined;
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
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "text",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "length",
  "storageKey": null
},
v5 = [
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
      }
    ],
    "concreteType": "MessagePreview",
    "kind": "LinkedField",
    "name": "messagePreview",
    "plural": false,
    "selections": [
      (v3/*:: as any*/),
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
          (v4/*:: as any*/),
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
          (v4/*:: as any*/),
          (v3/*:: as any*/),
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
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useMessagePreviewQuery",
    "selections": (v5/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v2/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useMessagePreviewQuery",
    "selections": (v5/*:: as any*/)
  },
  "params": {
    "id": "2dd2943f920c32a8909e6ac1c4dca60bc9f244b2f6c43c8370a93bdc502ded18",
    "metadata": {},
    "name": "useMessagePreviewQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "05856f04800f6e97b571facd56775e5e";

export default node;
