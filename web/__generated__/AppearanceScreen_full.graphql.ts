/**
 * @generated SignedSource<<44f59e5b6f844d9d7c2bb8006690a9d6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type AppearanceScreen_full$data = {
  readonly canUndo: boolean;
  readonly cardColor: string;
  readonly id: string;
  readonly primaryColor: string;
  readonly sidebarColor: string;
  readonly version: number;
  readonly " $fragmentType": "AppearanceScreen_full";
};
export type AppearanceScreen_full$key = {
  readonly " $data"?: AppearanceScreen_full$data;
  readonly " $fragmentSpreads": FragmentRefs<"AppearanceScreen_full">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AppearanceScreen_full",
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

(node as any).hash = "defc5841d8c739a2f92743d927f82eaa";

export default node;
