import { QuestionsField } from './QuestionsField.tsx'

/** Inputs of a form's questions, by the name in their field definition. */
export const formBuilderRowInputs = { questions: QuestionsField }
