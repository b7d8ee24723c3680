/**
 * @generated SignedSource<<67a5b14e87b5f52873709e92b39d4857>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CurrentPlan_viewer$data = {
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
    readonly plan: string;
  };
  readonly " $fragmentType": "CurrentPlan_viewer";
};
export type CurrentPlan_viewer$key = {
  readonly " $data"?: CurrentPlan_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"CurrentPlan_viewer">;
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
  "name": "CurrentPlan_viewer",
  "selections": [
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
          "kind": "ScalarField",
          "name": "plan",
          "storageKey": null
        },
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};
})();

(node as any).hash = "b9f8721a7d259f9ed684f09d4003d9dd";

export default node;
