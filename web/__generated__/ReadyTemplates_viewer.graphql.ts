/**
 * @generated SignedSource<<34531637ac95cfbe9e1df3afd19c4d7a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ReadyTemplates_viewer$data = {
  readonly readyTemplates: ReadonlyArray<{
    readonly id: string;
    readonly isActive: boolean;
    readonly isInSeason: boolean;
    readonly name: string;
    readonly season: {
      readonly firstDay: string;
    } | null | undefined;
  }>;
  readonly templateSamples: {
    readonly offer: {
      readonly title: string;
    } | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"TemplateGallery_samples">;
  };
  readonly " $fragmentType": "ReadyTemplates_viewer";
};
export type ReadyTemplates_viewer$key = {
  readonly " $data"?: ReadyTemplates_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReadyTemplates_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ReadyTemplates_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "TemplateSamples",
      "kind": "LinkedField",
      "name": "templateSamples",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Offer",
          "kind": "LinkedField",
          "name": "offer",
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
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "TemplateGallery_samples"
        }
      ],
      "storageKey": null
    },
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
          "name": "name",
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
          "name": "isInSeason",
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
              "name": "firstDay",
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

(node as any).hash = "768c51f4ea4adbda82986df0f77d2eab";

export default node;
