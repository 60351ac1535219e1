import {
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
  type UseFormReturn,
  useController,
} from "react-hook-form";

/** The answer to one question, with the props of a field. */
export interface Answer<Value> {
  readonly value: Value;
  readonly error: string | undefined;
  readonly onValueChange: (value: Value) => void;
  readonly onBlur: () => void;
  readonly ref: (element: HTMLElement | null) => void;
}

/** A change clears the question's error. */
export function useAnswer<Answers extends FieldValues, Name extends FieldPath<Answers>>(
  form: UseFormReturn<Answers>,
  name: Name,
): Answer<FieldPathValue<Answers, Name>> {
  const { field, fieldState } = useController({ control: form.control, name });

  return {
    value: field.value,
    error: fieldState.error?.message,
    onValueChange(value) {
      field.onChange(value);
      form.clearErrors(name);
    },
    onBlur: field.onBlur,
    ref: field.ref,
  };
}
