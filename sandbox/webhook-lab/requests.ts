/** A space of the test data, which the caller of the lab runs. */
export const garden = '018f3c2a-7b1d-7e40-9a55-2f6c0d9b8e11';

export const create = `mutation CreateTask($input: CreateTaskInput!) {
  createTask(input: $input) {
    id
  }
}`;

const update = (name: string): string => `mutation ${name}($id: UUID!, $input: UpdateTaskInput!) {
  updateTask(id: $id, input: $input) {
    id
  }
}`;

export const rename = update('RenameTask');
export const finish = update('FinishTask');

/** As `docs/webhooks/copies.mdx` reads a task that has changed. */
export const readTask = `query ChangedTask($id: UUID!) {
  taskById(id: $id) {
    id
    title
    status
    progress
    updatedAt
  }
}`;
