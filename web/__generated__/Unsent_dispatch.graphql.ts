/**
 * @generated SignedSource<<29d5446afe9bcdf18d11b075cf70c87c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type Unsent_dispatch$data = {
  readonly group: {
    readonly title: string;
  };
  readonly id: string;
  readonly reason: string | null | undefined;
  readonly " $fragmentType": "Unsent_dispatch";
};
export type Unsent_dispatch$key = {
  readonly " $data"?: Unsent_dispatch$data;
  readonly " $fragmentSpreads": FragmentRefs<"Unsent_dispatch">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Unsent_dispatch",
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
      "name": "reason",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Group",
      "kind": "LinkedField",
      "name": "group",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "title",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Dispatch",
  "abstractKey": null
};

(node as any).hash = "9f6170cdfa1c1b3ab1091714cea2c963";

export default node;
