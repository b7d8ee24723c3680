/**
 * @generated SignedSource<<058c170cabb9f92e4acbaca5f34a5e9d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type useChooseTemplate_offer$data = {
  readonly hasCustomText: boolean;
  readonly id: string;
  readonly templateId: string | null | undefined;
  readonly text: string;
  readonly version: number;
  readonly " $fragmentType": "useChooseTemplate_offer";
};
export type useChooseTemplate_offer$key = {
  readonly " $data"?: useChooseTemplate_offer$data;
  readonly " $fragmentSpreads": FragmentRefs<"useChooseTemplate_offer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useChooseTemplate_offer",
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
      "name": "templateId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "text",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasCustomText",
      "storageKey": null
    }
  ],
  "type": "Offer",
  "abstractKey": null
};

(node as any).hash = "ce07d2ffe2b3964533fc0a08c180cbfb";

export default node;
