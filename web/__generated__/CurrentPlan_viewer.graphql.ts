/**
 * @generated SignedSource<<a0dfd494cd0d3b81a86e2af76ba3bbcd>>
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
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "messagesPerMonth",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "groups",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "sessions",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "offersPerDay",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "products",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "shortLinks",
    "storageKey": null
  }
];
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
      "selections": (v0/*:: as any*/),
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
          "selections": (v0/*:: as any*/),
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

(node as any).hash = "de479ec5cd1e2d38cdf1256c10cae498";

export default node;
