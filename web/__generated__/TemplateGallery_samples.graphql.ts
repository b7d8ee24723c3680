/**
 * @generated SignedSource<<1162fd12a6af42d6585e28bf7a82c7bc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type TemplateGallery_samples$data = {
  readonly currentId: string;
  readonly imageUrl: string | null | undefined;
  readonly samples: ReadonlyArray<{
    readonly missingVariable: string | null | undefined;
    readonly readyTemplate: {
      readonly id: string;
      readonly isActive: boolean;
      readonly name: string;
      readonly season: {
        readonly lastDay: string;
        readonly name: string;
      } | null | undefined;
    } | null | undefined;
    readonly template: {
      readonly id: string;
      readonly isActive: boolean;
      readonly name: string;
      readonly season: {
        readonly lastDay: string;
        readonly name: string;
      } | null | undefined;
      readonly version: number;
    } | null | undefined;
    readonly text: string;
  }>;
  readonly " $fragmentType": "TemplateGallery_samples";
};
export type TemplateGallery_samples$key = {
  readonly " $data"?: TemplateGallery_samples$data;
  readonly " $fragmentSpreads": FragmentRefs<"TemplateGallery_samples">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isActive",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "concreteType": "TemplateSeason",
  "kind": "LinkedField",
  "name": "season",
  "plural": false,
  "selections": [
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastDay",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TemplateGallery_samples",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "currentId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "imageUrl",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "TemplateSample",
      "kind": "LinkedField",
      "name": "samples",
      "plural": true,
      "selections": [
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
          "name": "missingVariable",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Template",
          "kind": "LinkedField",
          "name": "template",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "version",
              "storageKey": null
            },
            (v1/*:: as any*/),
            (v2/*:: as any*/),
            (v3/*:: as any*/)
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "ReadyTemplate",
          "kind": "LinkedField",
          "name": "readyTemplate",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
            (v1/*:: as any*/),
            (v2/*:: as any*/),
            (v3/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "TemplateSamples",
  "abstractKey": null
};
})();

(node as any).hash = "e9234c1afe21f293356e8917ec33dbd5";

export default node;
