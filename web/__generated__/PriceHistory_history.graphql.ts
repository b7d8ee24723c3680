/**
 * @generated SignedSource<<0de217d28133519555a2925bdd7e7da7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type PriceHistory_history$data = {
  readonly low30: {
    readonly formatted: string;
  } | null | undefined;
  readonly low90: {
    readonly formatted: string;
  } | null | undefined;
  readonly lowestEver: {
    readonly formatted: string;
  } | null | undefined;
  readonly points: ReadonlyArray<{
    readonly at: string;
    readonly price: {
      readonly cents: number;
      readonly formatted: string;
    };
  }>;
  readonly sightings: number;
  readonly " $fragmentType": "PriceHistory_history";
};
export type PriceHistory_history$key = {
  readonly " $data"?: PriceHistory_history$data;
  readonly " $fragmentSpreads": FragmentRefs<"PriceHistory_history">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "formatted",
  "storageKey": null
},
v1 = [
  (v0/*:: as any*/)
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PriceHistory_history",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "low30",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "low90",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "lowestEver",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sightings",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PricePoint",
      "kind": "LinkedField",
      "name": "points",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "at",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "price",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "cents",
              "storageKey": null
            },
            (v0/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "PriceHistory",
  "abstractKey": null
};
})();

(node as any).hash = "cee0881928ec97f42738753cce4210dd";

export default node;
