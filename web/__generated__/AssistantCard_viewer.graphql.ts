/**
 * @generated SignedSource<<d2b8502326a006ff7e3264132965bf3b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type AssistantCard_viewer$data = {
  readonly assistant: {
    readonly isEnabled: boolean;
    readonly modelName: string | null | undefined;
  };
  readonly " $fragmentType": "AssistantCard_viewer";
};
export type AssistantCard_viewer$key = {
  readonly " $data"?: AssistantCard_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"AssistantCard_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AssistantCard_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "AssistantStatus",
      "kind": "LinkedField",
      "name": "assistant",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isEnabled",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "modelName",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "da3a4191d0537f6c8a25398d1f618a60";

export default node;
