/**
 * @generated SignedSource<<dccd634b7324c77c9b5873aeb38094f1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type TemplateList_viewer$data = {
  readonly readyTemplates: ReadonlyArray<{
    readonly activatedAt: string | null | undefined;
    readonly id: string;
    readonly isActive: boolean;
    readonly season: {
      readonly name: string;
    } | null | undefined;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"ReadyTemplates_viewer">;
  readonly " $fragmentType": "TemplateList_viewer";
};
export type TemplateList_viewer$key = {
  readonly " $data"?: TemplateList_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"TemplateList_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TemplateList_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ReadyTemplate",
      "kind": "LinkedField",
      "name": "readyTemplates",
      "plural": true,
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
          "name": "isActive",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "activatedAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "TemplateSeason",
          "kind": "LinkedField",
          "name": "season",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "name",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ReadyTemplates_viewer"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "d346332dcf512d056345886882cdaa71";

export default node;
