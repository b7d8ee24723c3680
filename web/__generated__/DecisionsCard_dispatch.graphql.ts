/**
 * @generated SignedSource<<0c300ce64905e2055654868c57d96e10>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type DecisionsCard_dispatch$data = {
  readonly group: {
    readonly title: string;
  };
  readonly id: string;
  readonly reason: string | null | undefined;
  readonly " $fragmentType": "DecisionsCard_dispatch";
};
export type DecisionsCard_dispatch$key = {
  readonly " $data"?: DecisionsCard_dispatch$data;
  readonly " $fragmentSpreads": FragmentRefs<"DecisionsCard_dispatch">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DecisionsCard_dispatch",
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

(node as any).hash = "977c50b5605bf9c443dbd11325bfb74e";

export default node;
