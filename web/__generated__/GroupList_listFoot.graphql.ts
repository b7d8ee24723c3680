/**
 * @generated SignedSource<<9ae45ffeaffa2d0ee20ce9b085a2959f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type GroupList_listFoot$data = {
  readonly subscription: {
    readonly limits: {
      readonly groups: number;
    };
  };
  readonly " $fragmentType": "GroupList_listFoot";
};
export type GroupList_listFoot$key = {
  readonly " $data"?: GroupList_listFoot$data;
  readonly " $fragmentSpreads": FragmentRefs<"GroupList_listFoot">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "GroupList_listFoot",
  "selections": [
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
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "groups",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "5693f231e87290cebf87d4f1cbb7e895";

export default node;
