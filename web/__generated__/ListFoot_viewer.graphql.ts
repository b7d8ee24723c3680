/**
 * @generated SignedSource<<d55afda662b5d351c2220d6e211b2a53>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ListFoot_viewer$data = {
  readonly subscription: {
    readonly limits: {
      readonly groups: number;
    };
  };
  readonly " $fragmentType": "ListFoot_viewer";
};
export type ListFoot_viewer$key = {
  readonly " $data"?: ListFoot_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"ListFoot_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ListFoot_viewer",
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

(node as any).hash = "7e145e5e9bbc0302b1675388c4cf197e";

export default node;
