/**
 * @generated SignedSource<<398ece3c2b3a96592849804ce0c488a4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type OfferCards_offer$data = {
  readonly square: {
    readonly height: number;
    readonly url: string;
    readonly width: number;
  };
  readonly story: {
    readonly height: number;
    readonly url: string;
    readonly width: number;
  };
  readonly title: string;
  readonly " $fragmentType": "OfferCards_offer";
};
export type OfferCards_offer$key = {
  readonly " $data"?: OfferCards_offer$data;
  readonly " $fragmentSpreads": FragmentRefs<"OfferCards_offer">;
};

const node: ReaderFragment = (function(){
var v0 = [
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
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OfferCards_offer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "title",
      "storageKey": null
    },
    {
      "alias": "square",
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
      "selections": (v0/*:: as any*/),
      "storageKey": "card(format:\"SQUARE\")"
    },
    {
      "alias": "story",
      "args": [
        {
          "kind": "Literal",
          "name": "format",
          "value": "STORY"
        }
      ],
      "concreteType": "Card",
      "kind": "LinkedField",
      "name": "card",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": "card(format:\"STORY\")"
    }
  ],
  "type": "Offer",
  "abstractKey": null
};
})();

(node as any).hash = "6c6702dbde2831dc912afe0e8c83901d";

export default node;
