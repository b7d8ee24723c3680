/**
 * @generated SignedSource<<b31f7df0e44d0d344711aabe81df8cf0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type appearanceWhole_appearance$data = {
  readonly canUndo: boolean;
  readonly cardColor: string;
  readonly id: string;
  readonly primaryColor: string;
  readonly sidebarColor: string;
  readonly version: number;
  readonly " $fragmentType": "appearanceWhole_appearance";
};
export type appearanceWhole_appearance$key = {
  readonly " $data"?: appearanceWhole_appearance$data;
  readonly " $fragmentSpreads": FragmentRefs<"appearanceWhole_appearance">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "appearanceWhole_appearance",
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
      "name": "version",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sidebarColor",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "primaryColor",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "cardColor",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "canUndo",
      "storageKey": null
    }
  ],
  "type": "Appearance",
  "abstractKey": null
};

(node as any).hash = "def967bc3efee0e15f6fb90f744fdcd1";

export default node;
