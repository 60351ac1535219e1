import { type MetaArgs, useNavigate, useSearchParams } from "react-router";
import { PlanBuilder } from "#app/features/plans/plan-builder.tsx";
import { findPlanType, planTypeNames } from "#app/features/plans/plan-kind.ts";
import { type ItemKind, itemKinds } from "#app/items/item-kind.ts";
import { pageNumberIn } from "#app/lib/page-number.ts";
import { addresses, paths } from "#app/lib/paths.ts";
import { title } from "#app/lib/title.ts";
import { titleOf } from "#app/lib/titles.ts";
import { MessagePage } from "#app/shells/message-page.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";

const invalid = "Invalid Category";

export function meta({ location }: MetaArgs) {
  const type = findPlanType(new URLSearchParams(location.search).get("category"));
  return type === null ? titleOf(addresses.planBuilder) : [{ title: title(headingOf(type)) }];
}

export default function PlanBuilderScreen() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const type = findPlanType(search.get("category"));

  if (type === null) return <InvalidCategory />;

  return (
    <div className="mx-auto w-full max-w-328 px-5 py-8 sm:px-8 lg:py-12">
      <h1 className="text-4xl">{headingOf(type)}</h1>
      <p className="mt-3 mb-8 max-w-measure text-ink-700 text-lg">
        Choose from your favourite {itemKinds[type].category}. What you select stays selected while you look
        around.
      </p>
      <PlanBuilder
        key={type}
        type={type}
        page={pageNumberIn(search)}
        onCreated={(state) => navigate(paths.createOwnPlan, { state })}
      />
    </div>
  );
}

function headingOf(type: ItemKind): string {
  return `Build Your ${planTypeNames[type]} Plan`;
}

function InvalidCategory() {
  return (
    <MessagePage
      heading={invalid}
      actions={(["meal", "exercise", "meditation"] as const).map((type) => (
        <LinkButton key={type} variant="secondary" to={paths.planBuilder(type)}>
          {planTypeNames[type]} plan
        </LinkButton>
      ))}
    >
      <p>Plans are made of one of these three:</p>
    </MessagePage>
  );
}
