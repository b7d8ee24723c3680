/**
 * @generated SignedSource<<b598601745c2e828c810fbff739aa2ef>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type SendOfferInput = {
  first?: boolean | null | undefined;
  groupIds: ReadonlyArray<string>;
  localTime?: string | null | undefined;
  nextFreeSlot?: boolean | null | undefined;
  occasion?: string | null | undefined;
  offerId: string;
  timeZone?: string | null | undefined;
};
export type useSendOfferMutation$variables = {
  input: SendOfferInput;
};
export type useSendOfferMutation$data = {
  readonly sendOffer: {
    readonly code?: string;
    readonly message?: string;
    readonly offerWhole_offer: {
      readonly " $fragmentSpreads": FragmentRefs<"offerWhole_offer">;
    } | null | undefined;
  };
};
export type useSendOfferMutation = {
  response: useSendOfferMutation$data;
  variables: useSendOfferMutation$variables;
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
  "kind": "InlineFragment",
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
      "name": "message",
      "storageKey": null
    }
  ],
  "type": "UserError",
  "abstractKey": "__isUserError"
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "formatted",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "cents",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "currency",
  "storageKey": null
},
v7 = [
  (v4/*:: as any*/),
  (v5/*:: as any*/),
  (v6/*:: as any*/)
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useSendOfferMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "sendOffer",
        "plural": false,
        "selections": [
          {
            "fragment": {
              "kind": "InlineFragment",
              "selections": [
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "offerWhole_offer"
                }
              ],
              "type": "Offer",
              "abstractKey": null
            },
            "kind": "AliasedInlineFragmentSpread",
            "name": "offerWhole_offer"
          },
          (v2/*:: as any*/)
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
    "name": "useSendOfferMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "sendOffer",
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
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "marketplace",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "shop",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "title",
                "storageKey": null
              },
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
                "kind": "ScalarField",
                "name": "affiliateProof",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "discountPercent",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "DispatchTally",
                "kind": "LinkedField",
                "name": "dispatchTally",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "queued",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "sending",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "sent",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "failed",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "uncertain",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "expired",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "canceled",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "total",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Money",
                "kind": "LinkedField",
                "name": "price",
                "plural": false,
                "selections": (v7/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Money",
                "kind": "LinkedField",
                "name": "oldPrice",
                "plural": false,
                "selections": (v7/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Money",
                "kind": "LinkedField",
                "name": "pixPrice",
                "plural": false,
                "selections": [
                  (v5/*:: as any*/),
                  (v4/*:: as any*/),
                  (v6/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Money",
                "kind": "LinkedField",
                "name": "cardPrice",
                "plural": false,
                "selections": (v7/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Evidence",
                "kind": "LinkedField",
                "name": "evidence",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "field",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "source",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "readAt",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "version",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "affiliateUrl",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "sourceUrl",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "text",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "textIsCustom",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "createdAt",
                "storageKey": null
              }
            ],
            "type": "Offer",
            "abstractKey": null
          },
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              (v3/*:: as any*/)
            ],
            "type": "Node",
            "abstractKey": "__isNode"
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "e177bd18bd71dd919c6b8448ff87bba6",
    "id": null,
    "metadata": {},
    "name": "useSendOfferMutation",
    "operationKind": "mutation",
    "text": "mutation useSendOfferMutation(\n  $input: SendOfferInput!\n) {\n  sendOffer(input: $input) {\n    __typename\n    ...offerWhole_offer\n    ... on UserError {\n      __isUserError: __typename\n      code\n      message\n    }\n    ... on Node {\n      __isNode: __typename\n      id\n    }\n  }\n}\n\nfragment OfferEditor_offer on Offer {\n  id\n  version\n  marketplace\n  title\n  shop\n  price {\n    cents\n    currency\n  }\n  oldPrice {\n    cents\n    currency\n  }\n  pixPrice {\n    cents\n    currency\n  }\n  cardPrice {\n    cents\n    currency\n  }\n  imageUrl\n  affiliateUrl\n  sourceUrl\n  text\n  textIsCustom\n}\n\nfragment OfferFacts_offer on Offer {\n  title\n  shop\n  imageUrl\n  price {\n    cents\n    formatted\n  }\n  oldPrice {\n    formatted\n  }\n  pixPrice {\n    cents\n    formatted\n  }\n  cardPrice {\n    formatted\n  }\n  evidence {\n    field\n    source\n    readAt\n  }\n}\n\nfragment OfferMenu_offer on Offer {\n  id\n  title\n  text\n}\n\nfragment OfferMessage_offer on Offer {\n  id\n  title\n  text\n  imageUrl\n}\n\nfragment OfferRow_offer on Offer {\n  id\n  title\n  shop\n  marketplace\n  affiliateProof\n  imageUrl\n  createdAt\n  discountPercent\n  price {\n    formatted\n  }\n  ...OfferMenu_offer\n  ...OfferSendingChip_offer\n}\n\nfragment OfferSendingChip_offer on Offer {\n  id\n  title\n  dispatchTally {\n    queued\n    sending\n    sent\n    failed\n    uncertain\n    expired\n    canceled\n    total\n  }\n}\n\nfragment OfferSummary_offer on Offer {\n  marketplace\n  shop\n  title\n  imageUrl\n  affiliateProof\n  discountPercent\n  ...OfferSendingChip_offer\n  price {\n    formatted\n  }\n  oldPrice {\n    formatted\n  }\n}\n\nfragment offerWhole_offer on Offer {\n  id\n  ...OfferSummary_offer\n  ...OfferFacts_offer\n  ...OfferEditor_offer\n  ...OfferMessage_offer\n  ...OfferRow_offer\n}\n"
  }
};
})();

(node as any).hash = "22e7f834e55883990f2cf1b9c4ff2e47";

export default node;
