/**
 * @generated SignedSource<<61aae73f3b3fbc6e32d76e959d8e4d81>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type PlansContent_viewer$data = {
  readonly planUse: {
    readonly groups: number;
    readonly messagesPerMonth: number;
    readonly offersPerDay: number;
    readonly products: number;
    readonly sessions: number;
    readonly shortLinks: number;
  };
  readonly subscription: {
    readonly limits: {
      readonly apiPerMinute: number;
      readonly groups: number;
      readonly messagesPerMonth: number;
      readonly offersPerDay: number;
      readonly products: number;
      readonly sessions: number;
      readonly shortLinks: number;
    };
    readonly paid: {
      readonly priceId: string;
    } | null | undefined;
  };
  readonly " $fragmentSpreads": FragmentRefs<"CurrentPlan_viewer" | "PlanCard_viewer">;
  readonly " $fragmentType": "PlansContent_viewer";
};
export type PlansContent_viewer$key = {
  readonly " $data"?: PlansContent_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"PlansContent_viewer">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "messagesPerMonth",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "groups",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "sessions",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "offersPerDay",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "products",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "shortLinks",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PlansContent_viewer",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CurrentPlan_viewer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PlanCard_viewer"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PlanUse",
      "kind": "LinkedField",
      "name": "planUse",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        (v2/*:: as any*/),
        (v3/*:: as any*/),
        (v4/*:: as any*/),
        (v5/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PlanSubscription",
      "kind": "LinkedField",
      "name": "subscription",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "PlanLimits",
          "kind": "LinkedField",
          "name": "limits",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
            (v1/*:: as any*/),
            (v2/*:: as any*/),
            (v3/*:: as any*/),
            (v4/*:: as any*/),
            (v5/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "apiPerMinute",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "PaidSubscription",
          "kind": "LinkedField",
          "name": "paid",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "priceId",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};
})();

(node as any).hash = "6b0622e6cd090626e0ec9e130025532c";

export default node;
