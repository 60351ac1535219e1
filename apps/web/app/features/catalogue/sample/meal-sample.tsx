import { Table } from "#app/ui/table.tsx";
import { DetailPage } from "../detail-page.tsx";
import { Cookware } from "../meal/cookware.tsx";
import { Section } from "../section.tsx";
import type { SampleProps } from "./sample.ts";
import { SampleNotice } from "./sample-notice.tsx";

interface MealSampleDetails {
  readonly cookware: readonly string[];
  readonly ingredients: readonly { readonly name: string; readonly quantity: string }[];
}

export function MealSample({ sample, picture }: SampleProps<MealSampleDetails>) {
  const { cookware, ingredients } = sample.details;

  return (
    <DetailPage
      kind="meal"
      title={sample.title}
      over={["Meal", "Sample"]}
      description={sample.description}
      picture={picture}
      notice={<SampleNotice kind="meal" entry={sample.entry} />}
    >
      <div className="grid items-start grid-cols-1 gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,25rem)_minmax(0,1fr)]">
        <Table
          caption="Ingredients"
          rows={ingredients}
          rowKey={({ name }) => name}
          columns={[
            { header: "Ingredient", cell: ({ name }) => name },
            { header: "Quantity", numeric: true, cell: ({ quantity }) => quantity },
          ]}
        />
        <Section heading="Cookware">
          <Cookware lines={cookware} />
        </Section>
      </div>
    </DetailPage>
  );
}
