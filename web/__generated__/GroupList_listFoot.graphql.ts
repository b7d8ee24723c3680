/**
 * @generated SignedSource<<8deb711658c4d173320017d0ff57969e>>
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
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "12cb3db1a2dc36c942b796a8998292b1";

export default node;
