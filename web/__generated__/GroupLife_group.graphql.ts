/**
 * @generated SignedSource<<979f5dbe530f11d29ed58e6d399fa991>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type GroupLife_group$data = {
  readonly days: ReadonlyArray<{
    readonly day: string;
    readonly joined: number;
    readonly left: number;
    readonly members: number | null | undefined;
  }>;
  readonly " $fragmentType": "GroupLife_group";
};
export type GroupLife_group$key = {
  readonly " $data"?: GroupLife_group$data;
  readonly " $fragmentSpreads": FragmentRefs<"GroupLife_group">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "GroupLife_group",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "last",
          "value": 30
        }
      ],
      "concreteType": "GroupDay",
      "kind": "LinkedField",
      "name": "days",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "day",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "joined",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "left",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "members",
          "storageKey": null
        }
      ],
      "storageKey": "days(last:30)"
    }
  ],
  "type": "Group",
  "abstractKey": null
};

(node as any).hash = "9d514652061b9ac96528d8ebfe7c185d";

export default node;
