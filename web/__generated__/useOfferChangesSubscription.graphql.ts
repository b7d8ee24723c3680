/**
 * @generated SignedSource<<cfc4ceab8e87ac7c74b5d24d0c90bb3a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type useOfferChangesSubscription$variables = Record<PropertyKey, never>;
export type useOfferChangesSubscription$data = {
  readonly offerChanged: {
    readonly offer: {
      readonly " $fragmentSpreads": FragmentRefs<"offerWhole_offer">;
    } | null | undefined;
    readonly offerId: string;
  };
};
export type useOfferChangesSubscription = {
  response: useOfferChangesSubscription$data;
  variables: useOfferChangesSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "offerId",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "formatted",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "cents",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "currency",
  "storageKey": null
},
v4 = [
  (v1/*:: as any*/),
  (v2/*:: as any*/),
  (v3/*:: as any*/)
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useOfferChangesSubscription",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "OfferChange",
        "kind": "LinkedField",
        "name": "offerChanged",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Offer",
            "kind": "LinkedField",
            "name": "offer",
            "plural": false,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "offerWhole_offer"
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useOfferChangesSubscription",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "OfferChange",
        "kind": "LinkedField",
        "name": "offerChanged",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Offer",
            "kind": "LinkedField",
            "name": "offer",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "id",
                "storageKey": null
              },
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
                "selections": (v4/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Money",
                "kind": "LinkedField",
                "name": "oldPrice",
                "plural": false,
                "selections": (v4/*:: as any*/),
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
                  (v2/*:: as any*/),
                  (v1/*:: as any*/),
                  (v3/*:: as any*/)
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
                "selections": (v4/*:: as any*/),
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
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "79886029997dd05372e111880099b66f",
    "id": null,
    "metadata": {},
    "name": "useOfferChangesSubscription",
    "operationKind": "subscription",
    "text": "subscription useOfferChangesSubscription {\n  offerChanged {\n    offerId\n    offer {\n      ...offerWhole_offer\n      id\n    }\n  }\n}\n\nfragment OfferEditor_offer on Offer {\n  id\n  version\n  marketplace\n  title\n  shop\n  price {\n    cents\n    currency\n  }\n  oldPrice {\n    cents\n    currency\n  }\n  pixPrice {\n    cents\n    currency\n  }\n  cardPrice {\n    cents\n    currency\n  }\n  imageUrl\n  affiliateUrl\n  sourceUrl\n  text\n  textIsCustom\n}\n\nfragment OfferFacts_offer on Offer {\n  title\n  shop\n  imageUrl\n  price {\n    cents\n    formatted\n  }\n  oldPrice {\n    formatted\n  }\n  pixPrice {\n    cents\n    formatted\n  }\n  cardPrice {\n    formatted\n  }\n  evidence {\n    field\n    source\n    readAt\n  }\n}\n\nfragment OfferMenu_offer on Offer {\n  id\n  title\n  text\n}\n\nfragment OfferMessage_offer on Offer {\n  id\n  title\n  text\n  imageUrl\n}\n\nfragment OfferRow_offer on Offer {\n  id\n  title\n  shop\n  marketplace\n  affiliateProof\n  imageUrl\n  createdAt\n  discountPercent\n  price {\n    formatted\n  }\n  ...OfferMenu_offer\n  ...OfferSendingChip_offer\n}\n\nfragment OfferSendingChip_offer on Offer {\n  id\n  title\n  dispatchTally {\n    queued\n    sending\n    sent\n    failed\n    uncertain\n    expired\n    canceled\n    total\n  }\n}\n\nfragment OfferSummary_offer on Offer {\n  marketplace\n  shop\n  title\n  imageUrl\n  affiliateProof\n  discountPercent\n  ...OfferSendingChip_offer\n  price {\n    formatted\n  }\n  oldPrice {\n    formatted\n  }\n}\n\nfragment offerWhole_offer on Offer {\n  id\n  ...OfferSummary_offer\n  ...OfferFacts_offer\n  ...OfferEditor_offer\n  ...OfferMessage_offer\n  ...OfferRow_offer\n}\n"
  }
};
})();

(node as any).hash = "ff6a8f35a8728643afe47685a6699e09";

export default node;
