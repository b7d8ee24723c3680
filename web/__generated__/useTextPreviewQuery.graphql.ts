/**
 * @generated SignedSource<<7a6c672bbd8c6e869d7cd1e58cc73dcd>>
 * @relayHash 80ccb9f97526cb56ed6993ee0d4b5ab3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dcb4fd94b3ba3e1610716c8ce7ca574d58080d7169990cb7f7e081095bbe44a6

import { ConcreteRequest } from 'relay-runtime';
export type LimitedChannel = "TELEGRAM" | "WHATSAPP";
export type RetailSeason = "BACK_TO_SCHOOL" | "BLACK_FRIDAY" | "CARNIVAL" | "CHILDREN" | "CHRISTMAS" | "CONSUMERS" | "EASTER" | "ELEVEN_ELEVEN" | "FATHERS" | "LOVERS" | "MOTHERS" | "NINE_NINE" | "TEN_TEN" | "TWELVE_TWELVE";
export type TemplateLintCode = "EMPTY" | "HALF_EMPTY_LINE" | "LINK_MISSING" | "LONG_FOR_CHANNEL" | "STRAY_BRACE" | "TOO_LONG_TO_SAVE" | "UNBALANCED_MARK" | "UNKNOWN_VARIABLE" | "WRITTEN_PRICE";
export type TemplateLintSeverity = "ERROR" | "WARNING";
export type useTextPreviewQuery$variables = {
  body: string;
  mediaUrl?: string | null | undefined;
  offerId?: string | null | undefined;
  season?: RetailSeason | null | undefined;
};
export type useTextPreviewQuery$data = {
  readonly campaignTextPreview: {
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
export type useTextPreviewQuery = {
  response: useTextPreviewQuery$data;
  variables: useTextPreviewQuery$variables;
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
  "name": "mediaUrl"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "offerId"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "season"
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "text",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "length",
  "storageKey": null
},
v6 = [
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
        "name": "mediaUrl",
        "variableName": "mediaUrl"
      },
      {
        "kind": "Variable",
        "name": "offerId",
        "variableName": "offerId"
      },
      {
        "kind": "Variable",
        "name": "season",
        "variableName": "season"
      }
    ],
    "concreteType": "MessagePreview",
    "kind": "LinkedField",
    "name": "campaignTextPreview",
    "plural": false,
    "selections": [
      (v4/*:: as any*/),
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
          (v5/*:: as any*/),
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
          (v5/*:: as any*/),
          (v4/*:: as any*/),
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
      (v3/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useTextPreviewQuery",
    "selections": (v6/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v3/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useTextPreviewQuery",
    "selections": (v6/*:: as any*/)
  },
  "params": {
    "id": "dcb4fd94b3ba3e1610716c8ce7ca574d58080d7169990cb7f7e081095bbe44a6",
    "metadata": {},
    "name": "useTextPreviewQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "e73f1f156fa32b176829ff5e48ff7883";

export default node;
