/**
 * @generated SignedSource<<922ca6049a61dadc9464c49bb13f2053>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type GeneratorGroundQuery$variables = {
  hasOffer: boolean;
  offerId: string;
};
export type GeneratorGroundQuery$data = {
  readonly node?: {
    readonly id: string;
    readonly offer: {
      readonly " $fragmentSpreads": FragmentRefs<"OpenOffer_offer">;
    } | null | undefined;
  } | null | undefined;
  readonly viewer: {
    readonly " $fragmentSpreads": FragmentRefs<"ByHandForm_viewer" | "OpenOffer_viewer" | "StartHere_viewer">;
  } | null | undefined;
};
export type GeneratorGroundQuery = {
  response: GeneratorGroundQuery$data;
  variables: GeneratorGroundQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "hasOffer"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "offerId"
},
v2 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "offerId"
  }
],
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
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "GeneratorGroundQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "StartHere_viewer"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "ByHandForm_viewer"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "OpenOffer_viewer"
          }
        ],
        "storageKey": null
      },
      {
        "condition": "hasOffer",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v2/*:: as any*/),
            "concreteType": null,
            "kind": "LinkedField",
            "name": "node",
            "plural": false,
            "selections": [
              (v3/*:: as any*/),
              {
                "fragment": {
                  "kind": "InlineFragment",
                  "selections": [
                    {
                      "args": null,
                      "kind": "FragmentSpread",
                      "name": "OpenOffer_offer"
                    }
                  ],
                  "type": "Offer",
                  "abstractKey": null
                },
                "kind": "AliasedInlineFragmentSpread",
                "name": "offer"
              }
            ],
            "storageKey": null
          }
        ]
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "GeneratorGroundQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "AffiliateTags",
            "kind": "LinkedField",
            "name": "affiliateTags",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "amazonTag",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "shopeeId",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "mercadoLivreWord",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "MessageSettings",
            "kind": "LinkedField",
            "name": "messageSettings",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "disclosure",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "signature",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v3/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "condition": "hasOffer",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v2/*:: as any*/),
            "concreteType": null,
            "kind": "LinkedField",
            "name": "node",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "__typename",
                "storageKey": null
              },
              (v3/*:: as any*/),
              {
                "kind": "InlineFragment",
                "selections": [
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
                    "name": "text",
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
                    "name": "textIsCustom",
                    "storageKey": null
                  }
                ],
                "type": "Offer",
                "abstractKey": null
              }
            ],
            "storageKey": null
          }
        ]
      }
    ]
  },
  "params": {
    "cacheID": "0084bbd4644114f8fd53b5fd3d63416e",
    "id": null,
    "metadata": {},
    "name": "GeneratorGroundQuery",
    "operationKind": "query",
    "text": "query GeneratorGroundQuery(\n  $offerId: ID!\n  $hasOffer: Boolean!\n) {\n  viewer {\n    ...StartHere_viewer\n    ...ByHandForm_viewer\n    ...OpenOffer_viewer\n    id\n  }\n  node(id: $offerId) @include(if: $hasOffer) {\n    __typename\n    id\n    ...OpenOffer_offer\n  }\n}\n\nfragment ByHandForm_viewer on User {\n  messageSettings {\n    disclosure\n    signature\n  }\n}\n\nfragment DisclosureSwitch_viewer on User {\n  messageSettings {\n    disclosure\n  }\n}\n\nfragment OfferEditor_offer on Offer {\n  id\n  version\n  marketplace\n  title\n  shop\n  price {\n    cents\n    currency\n  }\n  oldPrice {\n    cents\n    currency\n  }\n  pixPrice {\n    cents\n    currency\n  }\n  cardPrice {\n    cents\n    currency\n  }\n  imageUrl\n  affiliateUrl\n  sourceUrl\n  text\n  textIsCustom\n}\n\nfragment OfferEditor_viewer on User {\n  messageSettings {\n    disclosure\n    signature\n  }\n}\n\nfragment OfferFacts_offer on Offer {\n  title\n  shop\n  imageUrl\n  price {\n    cents\n    formatted\n  }\n  oldPrice {\n    formatted\n  }\n  pixPrice {\n    cents\n    formatted\n  }\n  cardPrice {\n    formatted\n  }\n  evidence {\n    field\n    source\n    readAt\n  }\n}\n\nfragment OfferMessage_offer on Offer {\n  id\n  title\n  text\n  imageUrl\n}\n\nfragment OfferSendingChip_offer on Offer {\n  id\n  title\n  dispatchTally {\n    queued\n    sending\n    sent\n    failed\n    uncertain\n    expired\n    canceled\n    total\n  }\n}\n\nfragment OfferSummary_offer on Offer {\n  marketplace\n  shop\n  title\n  imageUrl\n  affiliateProof\n  discountPercent\n  ...OfferSendingChip_offer\n  price {\n    formatted\n  }\n  oldPrice {\n    formatted\n  }\n}\n\nfragment OpenOffer_offer on Offer {\n  id\n  ...OfferSummary_offer\n  ...OfferFacts_offer\n  ...OfferMessage_offer\n  ...OfferEditor_offer\n}\n\nfragment OpenOffer_viewer on User {\n  ...OfferEditor_viewer\n  ...DisclosureSwitch_viewer\n}\n\nfragment StartHere_viewer on User {\n  affiliateTags {\n    amazonTag\n    shopeeId\n    mercadoLivreWord\n  }\n}\n"
  }
};
})();

(node as any).hash = "c1a5aff2407b133b8b0fea05fd642254";

export default node;
